import { useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import { withHintsOfNamesakes } from '../../../../shared/fields/choices.ts'
import { MultiSelect } from '../../../../shared/fields/multi-select.tsx'
import { ShortSelect } from '../../../../shared/fields/short-select.tsx'
import { type FilterKind, filterKinds, firstKindOf, type ReportFilters } from '../report-search.ts'
import { useFilterValues } from './filter-values.ts'

export type ReportFilterProps = {
  filters: ReportFilters
  onAdd: (kind: FilterKind, id: number) => void
}

/** Chooses a kind, and then values of it, which are listed below with those of the other kinds. */
export function ReportFilterFields({ filters, onAdd }: ReportFilterProps) {
  const [kind, setKind] = useState(() => firstKindOf(filters))
  const { data, isLoadingError } = useFilterValues((wanted) => wanted === kind)[kind]
  const chosen = new Set(filters[kind])
  return (
    <>
      <ShortSelect
        label={t.monthlyReport.filterBy}
        options={filterKinds.map((value) => ({ value, label: t.monthlyReport.kinds[value] }))}
        value={kind}
        onChange={(next) => next !== null && setKind(next)}
      />
      <MultiSelect
        key={kind}
        aria-label={t.monthlyReport.values[kind]}
        placeholder={t.monthlyReport.addValue[kind]}
        choices={data && withHintsOfNamesakes(data).filter(({ id }) => !chosen.has(id))}
        error={isLoadingError && t.monthlyReport.valuesFailed[kind]}
        value={[]}
        onChange={([added]) => added !== undefined && onAdd(kind, added)}
      />
    </>
  )
}
