import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { passFocusOn } from '../focus/pass-focus-on.ts'
import { useSortPlace } from '../lists/sorting/sort-place.tsx'
import { useShortcut } from '../shortcuts.ts'
import { lazyPart } from '../states/lazy-part.tsx'
import styles from './filter-bar.module.css'
import { FilterFields, filterFields } from './filter-fields.tsx'

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx').then((file) => file.FilterSheet))

type Props = {
  /** A field that is visible on phones, too. */
  search?: ReactNode
  /** The filters; they act at once. */
  children?: ReactNode
  /** How many of them are set. */
  activeCount?: number
  /** How many rows match now; undefined while unknown. */
  resultCount?: number | undefined
  onReset?: () => void
}

/**
 * Shows a list's filters: a row above it, and on a phone a sheet behind a button, with a place for the sorting beside it. The key `/` goes to the first of
 * them.
 */
export function FilterBar({ search, children, activeCount = 0, resultCount, onReset }: Props) {
  const isPhone = useIsPhone()
  const { register } = useSortPlace()
  const bar = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState(false)
  useShortcut('/', t.shortcuts.focusFilter, () => {
    const field = bar.current?.querySelector<HTMLElement>('input:not([type="hidden"])')
    // On a phone a list may have the button of its filters alone.
    ;(field ?? bar.current?.querySelector<HTMLElement>('button'))?.focus()
  })
  const hasSheet = isPhone && children !== undefined
  const reset = activeCount > 0 ? onReset : undefined
  return (
    <FilterFields>
      <search ref={bar} className={`${styles.bar} ${filterFields}`} data-no-print>
        {search && <div className={styles.search}>{search}</div>}
        {!isPhone && children}
        {!isPhone && reset && (
          <Button
            ref={passFocusOn}
            variant="subtle"
            color="gray"
            leftSection={<IconX size={16} aria-hidden />}
            onClick={reset}
          >
            {t.lists.resetFilters}
          </Button>
        )}
        {hasSheet && (
          <Button
            variant="default"
            className={search ? undefined : styles.wide}
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {activeCount > 0 ? t.lists.filterActive(activeCount) : t.lists.filter}
          </Button>
        )}
        {isPhone && <div ref={register} className={styles.sorting} />}
        {hasSheet && isOpen && (
          <FilterSheet resultCount={resultCount} onReset={reset} onClose={() => setOpen(false)}>
            {children}
          </FilterSheet>
        )}
      </search>
    </FilterFields>
  )
}
