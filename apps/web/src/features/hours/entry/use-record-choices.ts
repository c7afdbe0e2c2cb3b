import { categories } from '@portal/contract/categories'
import { projects } from '@portal/contract/projects'
import { type Day, formatDay } from '@portal/domain/days'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import type { Choice } from '../../../shared/fields/choices.ts'
import type { ContractsQuery } from '../hours-queries.ts'

export type RecordChoices = {
  projects: readonly Choice[]
  categories: readonly Choice[]
  isLoading: boolean
  /** What could not be loaded, if anything. */
  failure: { title: string; error: Error; retry: () => void } | undefined
}

/**
 * The projects and categories on offer, by the contracts of the person and the day. While the contracts of another day
 * are loading, the former ones stay visible and nothing can be saved.
 */
export function useRecordChoices(contractsQuery: ContractsQuery): RecordChoices {
  const contracts = useQuery({ ...contractsQuery, placeholderData: keepPreviousData })
  const list = useQuery(q(categories.list))
  return {
    projects: (contracts.data ?? []).map(({ project_id, project }) => ({ id: project_id, name: project })),
    categories: list.data ?? [],
    isLoading: contracts.isLoading || contracts.isPlaceholderData || list.isLoading,
    failure: failureOf(contracts, t.hours.contractsFailed) ?? failureOf(list, t.hours.categoriesFailed),
  }
}

function failureOf(query: UseQueryResult<unknown>, title: string): RecordChoices['failure'] {
  if (!query.isLoadingError) return undefined
  return { title, error: query.error, retry: () => void query.refetch() }
}

type Question = {
  wish: number | null
  chosen: number | null
  choices: RecordChoices
  date: Day
}

/** The sentence for a wished project that cannot be chosen: it has no contract on the day. */
export function useProjectNote({ wish, chosen, choices, date }: Question): string | undefined {
  const isGone = wish !== null && wish !== chosen && !choices.isLoading
  const names = useQuery({ ...q(projects.names), enabled: isGone })
  const name = names.data?.find((project) => project.id === wish)?.name
  if (!isGone || name === undefined) return undefined
  return chosen === null && choices.projects.length > 0
    ? t.hours.projectGone(name, formatDay(date))
    : t.hours.projectReplaced(name, formatDay(date))
}
