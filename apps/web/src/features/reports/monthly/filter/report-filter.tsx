import { useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { MultiSelect } from '../../../../shared/fields/multi-select.tsx'
import { type FilterKind, filterKinds, type ReportFilters } from '../report-search.ts'
import { choicesOf, useFilterValues, valueOfKey } from './filter-values.ts'
import styles from './report-filter.module.css'

export type ReportFilterProps = {
  filters: ReportFilters
  onAdd: (kind: FilterKind, id: number) => void
}

/** Chooses a person, a project, a status or a category, which are listed below with those chosen before. */
export function ReportFilterFields({ filters, onAdd }: ReportFilterProps) {
  // The values come when the field is reached: they are four lists.
  const [isReached, setReached] = useState(false)
  const values = useFilterValues(() => isReached)
  const failed = filterKinds.find((kind) => values[kind].isLoadingError)
  return (
    <MultiSelect
      aria-label={t.monthlyReport.filterBy}
      className={styles.field ?? ''}
      placeholder={t.monthlyReport.filterPlaceholder}
      choices={choicesOf(values, filters)}
      error={failed && t.monthlyReport.valuesFailed[failed]}
      value={[]}
      onFocus={() => setReached(true)}
      onChange={([added]) => {
        const value = added === undefined ? undefined : valueOfKey(added)
        if (value) onAdd(value.kind, value.id)
      }}
    />
  )
}
