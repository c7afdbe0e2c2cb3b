import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
import { Pagination } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { useIsPhone } from '../breakpoints.ts'
import styles from './page-buttons.module.css'

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** Loaded apart from the pager, because most lists have a single page. */
export function PageButtons({ page, pages, onPage }: Props) {
  const isPhone = useIsPhone()
  return (
    <Pagination
      total={pages}
      value={page}
      onChange={onPage}
      boundaries={isPhone ? 0 : 2}
      size={isPhone ? '2.75rem' : 'sm'}
      gap={4}
      classNames={{ control: styles.control ?? '' }}
      getItemProps={(item) => ({ 'aria-label': t.lists.page(item) })}
      getControlProps={(control) => ({
        'aria-label': control === 'next' || control === 'last' ? t.lists.nextPage : t.lists.previousPage,
      })}
    />
  )
}
