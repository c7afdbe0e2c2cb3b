import { Pagination } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import styles from './pager.module.css'

type Props = {
  /** The number of the page, from 1. */
  page: number
  /** The number of pages; 0 where nothing matches, undefined until it is loaded. */
  pages: number | undefined
  onPage: (page: number) => void
}

/**
 * The page buttons of a list with two or more pages. From a page past the end, for example after its last row was
 * deleted, it goes to the last page.
 */
export function Pager({ page, pages, onPage }: Props) {
  const isPhone = useIsPhone()
  const lastPage = Math.max(pages ?? page, 1)
  const isPastEnd = page > lastPage
  const stepBack = useEffectEvent(() => onPage(lastPage))
  useEffect(() => {
    if (isPastEnd) stepBack()
  }, [isPastEnd])
  if (lastPage < 2) return null
  return (
    <nav aria-label={t.lists.pages} className={styles.pager} data-no-print>
      <Pagination
        total={lastPage}
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
    </nav>
  )
}

/** The number of a page's first row, counted through all pages. */
export const firstNumberOf = (page: number, limit: number) => (page - 1) * limit + 1
