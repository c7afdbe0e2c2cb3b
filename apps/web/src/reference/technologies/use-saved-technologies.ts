import { technologies } from '@portal/contract/technologies'
import { folded } from '@portal/domain/texts/folded'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api/api-errors.ts'
import { q, useApiMutation } from '../../api/query.ts'
import { fetchForAct } from '../../api/query-client.ts'
import type { TechnologyChoice } from './technology-options.ts'

/** Adds the chosen technologies that do not exist yet, and returns the ids of all. To be called when a form is saved. */
export function useSavedTechnologies() {
  const queryClient = useQueryClient()
  const create = useApiMutation(technologies.create)

  const idOf = async (name: string): Promise<number> => {
    try {
      return (await create.mutateAsync({ body: { technology: { name } } })).id
    } catch (error) {
      const isTaken = error instanceof ApiError && error.status === 409
      // The name is taken: another person has added the technology, or an earlier attempt to save this form has.
      const known = isTaken ? await fetchForAct(queryClient, { ...q(technologies.list), staleTime: 0 }) : []
      const same = known.find((technology) => folded(technology.name) === folded(name))
      if (same) return same.id
      throw error
    }
  }

  return async (choices: readonly TechnologyChoice[]): Promise<number[]> => {
    const ids: number[] = []
    for (const choice of choices) ids.push(typeof choice === 'number' ? choice : await idOf(choice))
    return ids
  }
}
