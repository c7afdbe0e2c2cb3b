import type { RouteDescriptor } from '@portal/contract/shared/route'
import * as z from 'zod/mini'

type Responses<R extends RouteDescriptor> = R['schema']['response']
/** The answer of an endpoint; undefined where it has no body. */
export type CallOutput<R extends RouteDescriptor> = {
  [Status in keyof Responses<R>]: Responses<R>[Status] extends z.ZodMiniType
    ? z.output<Responses<R>[Status]>
    : never
}[keyof Responses<R>]

/**
 * Gives an answer the type that its descriptor declares; the only place that does. Under `npm run dev` and in the unit
 * tests it parses the answer and throws when the schema refuses it. A production build, which the browser tests use
 * too, leaves the check out: the server's serializer has parsed each answer by the same schema.
 */
export function assertAnswer<R extends RouteDescriptor>(
  descriptor: R,
  answer: unknown,
): asserts answer is CallOutput<R> {
  if (!import.meta.env.DEV) return
  const refusals = Object.values(descriptor.schema.response).map(
    (schema) => z.safeParse(schema, answer).error,
  )
  if (refusals.includes(undefined)) return
  const reasons = refusals.map((error) => (error ? z.prettifyError(error) : '')).join('\n')
  throw new TypeError(`${descriptor.method} ${descriptor.url} has an answer outside its schema:\n${reasons}`)
}
