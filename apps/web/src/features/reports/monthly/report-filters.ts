import type { FilterKind, ReportFilters, ReportSearch } from './report-search.ts'

export const filtersOf = ({
  user_id,
  project_id,
  job_status_id,
  category_id,
}: ReportSearch): ReportFilters => ({
  user_id,
  project_id,
  job_status_id,
  category_id,
})

export const withChosen = (chosen: ReportFilters, kind: FilterKind, id: number): ReportFilters => ({
  ...chosen,
  [kind]: [...new Set([...(chosen[kind] ?? []), id])],
})

export function withoutChosen(chosen: ReportFilters, kind: FilterKind, id: number): ReportFilters {
  const left = chosen[kind]?.filter((other) => other !== id) ?? []
  return { ...chosen, [kind]: left.length > 0 ? left : undefined }
}

/** The address with other filters, at the first page. */
export const searchWithFilters = (
  { month, day, group, sort }: ReportSearch,
  chosen: ReportFilters,
): ReportSearch => ({
  month,
  day,
  group,
  sort,
  ...chosen,
})
