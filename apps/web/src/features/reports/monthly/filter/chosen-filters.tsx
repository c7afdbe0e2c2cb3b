import { IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { t } from '../../../../messages/messages.ts'
import { countFilters, type FilterKind, filterKinds, type ReportFilters } from '../report-search.ts'
import { useFilterValues } from './filter-values.ts'
import styles from './report-filter.module.css'

type Props = {
  filters: ReportFilters
  onRemove: (kind: FilterKind, id: number) => void
}

/** Every chosen value of every kind, with a button that removes it. */
export function ChosenFilters({ filters, onRemove }: Props) {
  const values = useFilterValues((kind) => filters[kind] !== undefined)
  if (countFilters(filters) === 0) return null
  const nameOf = (kind: FilterKind, id: number) => {
    const { data } = values[kind]
    return data === undefined ? '…' : (data.find((value) => value.id === id)?.name ?? t.monthlyReport.gone)
  }
  return (
    <ul className={styles.chosen} aria-label={t.monthlyReport.chosen}>
      {filterKinds.flatMap((kind) =>
        (filters[kind] ?? []).map((id) => {
          const text = t.monthlyReport.chosenValue(t.monthlyReport.kinds[kind], nameOf(kind, id))
          const remove = (event: MouseEvent) => {
            neighbourOf(event.currentTarget)?.focus()
            onRemove(kind, id)
          }
          return (
            <li key={`${kind} ${id}`} className={styles.chip}>
              <span className={styles.chipText}>{text}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t.monthlyReport.remove(text)}
                onClick={remove}
                data-no-print
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          )
        }),
      )}
    </ul>
  )
}

/** What gets the focus when a chip goes: the button of the next one or of the one before, or else the filter. */
function neighbourOf(button: Element): HTMLElement | null | undefined {
  const chip = button.closest('li')
  const beside = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button')
  return beside ?? chip?.closest('main')?.querySelector<HTMLElement>('search :is(input, select, button)')
}
