import { candidateSortFields } from '@portal/contract/candidates/candidate-sort'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { TextSearch } from '../../../shared/filters/text-search.tsx'
import type { useCandidateList } from '../list/use-candidate-list.ts'
import { changeFilter, filtersOf, noFilters } from './candidate-filter.ts'
import { CandidateFilterFields } from './candidate-filter-fields.tsx'

type Props = {
  vacancyId: number | undefined
  shown: ReturnType<typeof useCandidateList>
  /** Whether the list has heads of columns to sort by. */
  hasHeads: boolean
}

/** The search of candidates, their filters, and their sorting where the list has no heads of columns. */
export function CandidateFilters({ vacancyId, shown, hasHeads }: Props) {
  const { search, list, show, forgetPageOfKind } = shown
  const isPhone = useIsPhone()
  return (
    <FilterBar
      search={
        <TextSearch
          label={t.candidates.search}
          placeholder={t.candidates.searchHint}
          value={search.search}
          onChange={(text) => show({ search: text })}
        />
      }
      activeCount={filtersOf(search).length}
      resultCount={list.data?.count}
      onReset={() => show(noFilters)}
    >
      {(isPhone || !hasHeads) && (
        <ShortSelect
          label={isPhone ? t.candidates.sortingBy : t.lists.sort}
          placeholder={t.candidates.unsorted}
          options={sortings}
          value={search.sort ?? null}
          onChange={(sort) => show({ sort: sort ?? undefined })}
          clearable
        />
      )}
      <CandidateFilterFields
        vacancyId={vacancyId}
        search={search}
        onKind={forgetPageOfKind}
        onChange={(kind, value) => show(changeFilter(search, kind, value))}
      />
    </FilterBar>
  )
}

const sortings = candidateSortFields.flatMap((field) => [
  { value: field, label: t.lists.ascending(t.candidates.sortings[field]) },
  { value: `-${field}`, label: t.lists.descending(t.candidates.sortings[field]) },
])
