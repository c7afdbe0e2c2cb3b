import { ActionIcon, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { useShortcut } from '../shortcuts.ts'
import { useAddPlace } from './add-place.tsx'
import { Crumbs } from './crumbs-place.ts'
import styles from './page-header.module.css'

type AddProps = {
  label: string
  onClick: () => void
}

type Props = {
  /** The word of the menu that leads to the page, or the name of what the page is about. */
  title: string
  /** What the list of the page is called, where that is another word. It stands beside the title and takes the count. */
  list?: string
  /** The number of all matches, not of the page shown; undefined until it is known. */
  count?: number | undefined
  /** The page's one primary button, a round plus in the foot of phones; the key `n` presses it, too. */
  add?: AddProps
  /** A line above the title, which the trail shares. */
  above?: ReactNode
  /** What stands right of the title, and on phones below it. */
  beside?: ReactNode
  /**
   * The tabs of the pages that belong together: in the line of the title where they fit, on phones below it. They take
   * the place of the trail, which would repeat them.
   */
  tabs?: ReactNode
  /** Further buttons, before the primary one. */
  children?: ReactNode
}

/** The heading of a page with its tabs, the trail of the pages above it, and what can be done on it. */
export function PageHeader(props: Props) {
  const { title, list, count, add, above, beside, tabs, children } = props
  // The place of a count is kept free, so that the tabs beside it stay where they are when it comes.
  const counted = 'count' in props && (
    <span className={styles.count}>{count !== undefined && t.lists.digits(count)}</span>
  )
  const isPhone = useIsPhone()
  return (
    <>
      {above && (
        <div className={styles.above}>
          {above}
          <Crumbs />
        </div>
      )}
      <header className={styles.header}>
        <div className={styles.heading}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
            {!list && counted}
          </h1>
          {list && (
            <h2 className={styles.list}>
              {list}
              {counted}
            </h2>
          )}
          {beside && <div className={styles.beside}>{beside}</div>}
          {!isPhone && tabs && <div className={styles.tabs}>{tabs}</div>}
          {!above && !tabs && <Crumbs />}
        </div>
        <div className={styles.actions} data-no-print>
          {children}
          {add && <AddButton {...add} />}
        </div>
        {isPhone && tabs && <div className={styles.tabs}>{tabs}</div>}
      </header>
    </>
  )
}

type CaptionProps = {
  title: string
  count?: number | undefined
  /** A sum of what the list shows. */
  total?: string | undefined
  children?: ReactNode
}

/** The heading of a list below other things of its page. */
export const ListCaption = ({ title, count, total, children }: CaptionProps) => (
  <header className={styles.caption}>
    <h2 className={styles.captionTitle}>
      {title}
      {count !== undefined && <span className={styles.captionCount}>{t.lists.digits(count)}</span>}
    </h2>
    {children}
    {total !== undefined && (
      <p className={styles.total} data-figures>
        {total}
      </p>
    )}
  </header>
)

function AddButton({ label, onClick }: AddProps) {
  const isPhone = useIsPhone()
  const { element } = useAddPlace()
  useShortcut('n', label, onClick)
  if (isPhone && element) {
    const plus = (
      <ActionIcon variant="filled" color="brand" size={44} radius={22} aria-label={label} onClick={onClick}>
        <IconPlus size={24} aria-hidden />
      </ActionIcon>
    )
    return createPortal(plus, element)
  }
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  )
}
