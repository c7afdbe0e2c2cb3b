import type { RouteDescriptor } from '@portal/contract/shared/route'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOutput } from './answer.ts'
import { type CallInput, callTyped } from './client.ts'
import { createIdempotencyKeys } from './idempotency.ts'

/** The input may be left out where an endpoint needs none. */
type Args<R extends RouteDescriptor> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]

type GetDescriptor = RouteDescriptor & { method: 'GET' }

/** Query options of a GET endpoint; the key is its url, parameters and query. */
export function q<const R extends GetDescriptor>(descriptor: R, ...[input]: Args<R>) {
  return queryOptions({
    queryKey: [descriptor.url, input?.params ?? {}, input?.query ?? {}],
    queryFn: ({ signal }): Promise<CallOutput<R>> => callTyped(descriptor, input, { signal }),
  })
}

/**
 * Options for a list's query: while another page, order or number of the same rows is loading, the previous ones stay.
 * After a change of the filters they go, because they would look like the answer.
 */
export function keepingRows<Options extends { queryKey: readonly unknown[] }>(options: Options) {
  const wanted = filtersIn(options.queryKey)
  return {
    ...options,
    placeholderData: <Data>(data: Data | undefined, query?: { queryKey: readonly unknown[] }) =>
      query !== undefined && filtersIn(query.queryKey) === wanted ? data : undefined,
  }
}

const ofNoFilter: readonly string[] = ['page', 'sort', 'limit']

const filtersIn = (queryKey: readonly unknown[]) =>
  JSON.stringify(queryKey, (name, value: unknown) => (ofNoFilter.includes(name) ? undefined : value))

type MutationInput<R extends RouteDescriptor> =
  Record<never, never> extends CallInput<R> ? CallInput<R> | undefined : CallInput<R>

type MutationOptions<R extends RouteDescriptor> = {
  /** Sends an Idempotency-Key, so that a repeat after a lost answer creates nothing twice. */
  idempotent?: boolean
  /**
   * Called with the answer. It is for data that the rule of freshness does not refetch; everything else is fetched
   * again anyway.
   */
  onSuccess?: (answer: CallOutput<R>) => void
  /** Called with the share of a file that is sent, from 0 to 1. */
  onUpload?: (share: number) => void
  /** Called with the token that takes the change back, and its answer. */
  onUndoable?: (token: string, answer: CallOutput<R>) => void
}

/** A mutation that calls an endpoint; `mutate({ params, body })` is typed from the descriptor. */
export function useApiMutation<const R extends RouteDescriptor>(
  descriptor: R,
  { idempotent = false, onSuccess, onUpload, onUndoable }: MutationOptions<R> = {},
) {
  const [keys] = useState(() => createIdempotencyKeys(descriptor.url))
  return useMutation({
    meta: descriptor.method === 'DELETE' ? { deletedUrl: descriptor.url } : {},
    mutationFn: async (input: MutationInput<R>): Promise<CallOutput<R>> => {
      let undoToken: string | undefined
      const options = {
        onUpload,
        onUndoable: (token: string) => {
          undoToken = token
        },
      }
      const answer = await (idempotent
        ? keys.during(input, (idempotencyKey) => callTyped(descriptor, input, { ...options, idempotencyKey }))
        : callTyped(descriptor, input, options))
      if (undoToken !== undefined) onUndoable?.(undoToken, answer)
      return answer
    },
    onSuccess: (answer) => onSuccess?.(answer),
  })
}
