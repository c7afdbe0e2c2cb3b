import { users } from '@portal/contract/users'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { useMayCall } from '../../session/use-permissions.ts'
import { useUser } from '../../session/use-user.ts'

type Named = { id: number; avatar: string | null }

/** Portraits seldom change: they are read once, and again after a change of an account. */
const staleMs = 300_000

/** Everyone by name, with the portraits. */
export const everyone = { ...q(users.names), staleTime: staleMs, meta: { outlivesChanges: true } } as const

const maps = new WeakMap<readonly Named[], ReadonlyMap<number, string | null>>()

/** All rows of a list look into one map. */
function byId(people: readonly Named[]): ReadonlyMap<number, string | null> {
  const known = maps.get(people)
  if (known) return known
  const made = new Map(people.map(({ id, avatar }) => [id, avatar]))
  maps.set(people, made)
  return made
}

/**
 * The address of a person's portrait; null without one, and for those who may not read everyone's names: what they read
 * brings the portraits with it.
 */
export function usePortrait(id: number): string | null {
  const me = useUser()
  const mayRead = useMayCall(users.names.access)
  const { data } = useQuery({ ...everyone, select: byId, enabled: mayRead })
  return id === me.id ? me.avatar : (data?.get(id) ?? null)
}

/** Reads the portraits again where lists show them. Call it after a change of an account. */
export const refreshPortraits = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: everyone.queryKey, exact: true })
