import { categories } from '@portal/contract/categories'
import { projects } from '@portal/contract/projects'
import { jobStatuses } from '@portal/contract/reference'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { q } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { everyone } from '../../../../reference/people/portraits.ts'
import { choiceOfPerson } from '../../../../reference/person-choice.ts'
import { type Choice, withHintsOfNamesakes } from '../../../../shared/fields/choices.ts'
import { type FilterKind, filterKinds, type ReportFilters } from '../report-search.ts'

type Values = Record<FilterKind, UseQueryResult<Choice[]>>

/**
 * The values that the wanted kinds of the filter can be set to. Former employees are among them, because they may have
 * hours, too.
 */
export function useFilterValues(isWanted: (kind: FilterKind) => boolean): Values {
  const enabled = (kind: FilterKind) => ({ enabled: isWanted(kind) })
  return {
    user_id: useQuery({
      ...everyone,
      ...enabled('user_id'),
      select: (people): Choice[] => people.map(choiceOfPerson),
    }),
    project_id: useQuery({ ...q(projects.names), ...enabled('project_id'), select: asChoices }),
    job_status_id: useQuery({
      ...q(jobStatuses.adminList),
      ...enabled('job_status_id'),
      select: (statuses): Choice[] => asChoices(statuses.filter(({ hidden }) => !hidden)),
    }),
    category_id: useQuery({ ...q(categories.list), ...enabled('category_id'), select: asChoices }),
  }
}

/** The id of a value among those of all kinds. */
const keyOf = (kind: FilterKind, id: number) => `${kind} ${id}`

/** The kind and the id that a key stands for. */
export function valueOfKey(key: string): { kind: FilterKind; id: number } | undefined {
  const [name, id] = key.split(' ')
  const kind = filterKinds.find((each) => each === name)
  return kind && { kind, id: Number(id) }
}

/** The values of all kinds that are not chosen yet, below a heading for each; undefined until they are loaded. */
export function choicesOf(values: Values, chosen: ReportFilters): Choice<string>[] | undefined {
  if (filterKinds.some((kind) => values[kind].isPending)) return undefined
  return filterKinds.flatMap((kind) => {
    const taken = new Set(chosen[kind])
    return withHintsOfNamesakes(values[kind].data ?? [])
      .filter(({ id }) => !taken.has(id))
      .map((choice) => ({ ...choice, id: keyOf(kind, choice.id), group: t.monthlyReport.values[kind] }))
  })
}

const asChoices = (rows: readonly { id: number; name: string }[]): Choice[] =>
  rows.map(({ id, name }) => ({ id, name }))
