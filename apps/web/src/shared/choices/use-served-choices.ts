import { useDebouncedValue } from '@mantine/hooks'
import type { NamesQuery } from '@portal/contract/shared/paging'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Choice, type ServerSearch, shownChoices, withHintsOfNamesakes } from '../fields/choices.ts'

type Row = { id: number }

/** Milliseconds without a key after which the server is asked, longer than the usual pause between two keys. */
const settleMs = 250

type Options<R extends Row, Key extends QueryKey> = {
  /** The query of a list of names; with `id` it must find every chosen one. */
  ask: (query: Partial<NamesQuery>) => UseQueryOptions<R[], Error, R[], Key>
  toChoice: (row: R) => Choice
  /** The name of the chosen one, to load its namesakes; only where names are not unique. */
  nameOf?: ((row: R) => string) | undefined
  /** Whether a row is offered; the chosen one always is. */
  isOffered?: ((row: R) => boolean) | undefined
  value: number | null
  /** The chosen one, shown before anything is loaded. */
  current?: Choice | undefined
}

type Served = {
  choices: Choice[] | undefined
  search: ServerSearch
  isFailed: boolean
}

/**
 * The choices of a select over a long list: the first hundred, or, where there are more, the results of the server for
 * the typed text, and always the chosen one.
 */
export function useServedChoices<R extends Row, Key extends QueryKey>(options: Options<R, Key>): Served {
  const { ask, toChoice, isOffered = () => true, value, current } = options
  const [typed, setTyped] = useState('')
  const [settled] = useDebouncedValue(typed, settleMs)
  const first = useQuery(ask({ limit: shownChoices }))
  const isPart = isFull(first.data)
  const found = useQuery({
    ...ask({ limit: shownChoices, name: settled }),
    enabled: isPart && settled !== '',
  })
  const isKnown = first.data?.some(({ id }) => id === value) ?? true
  const own = useQuery({ ...ask({ id: [value ?? 0] }), enabled: value !== null && !isKnown })

  const chosen = [...(first.data ?? []), ...(own.data ?? [])].find(({ id }) => id === value)
  const namesakes = useNamesakes(options, isPart ? chosen : undefined)

  const isListed = (row: R) => isOffered(row) || row.id === value
  const rows = [...(own.data ?? []), ...[...(first.data ?? []), ...(found.data ?? [])].filter(isListed)]
  const isSearching = first.isLoading || (isPart && (typed !== settled || found.isLoading))
  return {
    choices: choicesOf({
      known: rows.map(toChoice),
      current,
      namesakes: namesakes.map(toChoice),
      isLoaded: first.data !== undefined,
    }),
    search: {
      onType: setTyped,
      isSearching,
      hasMore: isPart && isFull(typed === '' ? first.data : found.data),
    },
    isFailed: first.isLoadingError,
  }
}

/** The namesakes of the chosen one, also those outside the loaded rows. */
function useNamesakes<R extends Row, Key extends QueryKey>(
  { ask, nameOf }: Options<R, Key>,
  chosen: R | undefined,
): R[] {
  const name = chosen && nameOf?.(chosen)
  const found = useQuery({ ...ask({ limit: shownChoices, name: name ?? '' }), enabled: name !== undefined })
  return found.data ?? []
}

const isFull = (rows: readonly unknown[] | undefined) => (rows?.length ?? 0) >= shownChoices

type Known = { known: Choice[]; current: Choice | undefined; namesakes: Choice[]; isLoaded: boolean }

/** Each choice once; undefined until something is loaded. Namesakes only decide whether the second line is shown. */
function choicesOf({ known, current, namesakes, isLoaded }: Known): Choice[] | undefined {
  const byId = new Map(known.map((choice) => [choice.id, choice]))
  if (current && !byId.has(current.id)) byId.set(current.id, current)
  if (!isLoaded && byId.size === 0) return undefined
  const others = namesakes.filter(({ id }) => !byId.has(id))
  return withHintsOfNamesakes([...byId.values(), ...others]).slice(0, byId.size)
}
