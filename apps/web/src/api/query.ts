import type { RouteDescriptor } from '@portal/contract/route'
import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallInput, type CallOutput, request } from './client.ts'
import { createIdempotencyKeys } from './idempotency.ts'

/** The input may be left out where an endpoint needs none. */
type Args<R extends RouteDescriptor> =
  Record<never, never> extends CallInput<R> ? [input?: CallInput<R>] : [input: CallInput<R>]

type GetDescriptor = RouteDescriptor & { method: 'GET' }

/** Query options of a GET endpoint. The key begins with the url, so `queryKey: [descriptor.url]` means all its answers. */
export function q<const R extends GetDescriptor>(descriptor: R, ...[input]: Args<R>) {
  return queryOptions({
    queryKey: [descriptor.url, input?.params ?? {}, input?.query ?? {}],
    queryFn: ({ signal }): Promise<CallOutput<R>> => request(descriptor, input, { signal }),
  })
}

type MutationInput<R extends RouteDescriptor> =
  Record<never, never> extends CallInput<R> ? CallInput<R> | undefined : CallInput<R>

type MutationOptions = {
  /** Lists and rows that this call changes: their queries are asked again. */
  invalidates?: readonly { url: string }[]
  /** Sends an Idempotency-Key, so that a repeat after a lost answer creates nothing twice. */
  idempotent?: boolean
}

/** A mutation that calls an endpoint; `mutate({ params, body })` is typed from the descriptor. */
export function useApiMutation<const R extends RouteDescriptor>(
  descriptor: R,
  { invalidates = [], idempotent = false }: MutationOptions = {},
) {
  const queryClient = useQueryClient()
  const [keys] = useState(createIdempotencyKeys)
  return useMutation({
    mutationFn: (input: MutationInput<R>): Promise<CallOutput<R>> =>
      request(descriptor, input, { idempotencyKey: idempotent ? keys.keyFor(input) : undefined }),
    onSuccess: () => {
      keys.forget()
      for (const { url } of invalidates) void queryClient.invalidateQueries({ queryKey: startingWith(url) })
    },
  })
}

const startingWith = (url: string): QueryKey => [url]
