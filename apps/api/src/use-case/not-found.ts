import { because, type RefusalCode } from '@portal/words/reasons'
import { Refusal } from './errors.ts'

type NotFoundCode = Extract<
  RefusalCode,
  `${string}.${'not_found' | 'not_linked' | 'not_set_up' | 'unknown' | `no_${string}`}`
>

/** 404: there is no such thing, or this user may not know of it. */
export const notFound = (code: NotFoundCode): Refusal => new Refusal(404, because(code))

/** Returns the value; 404 when it is undefined. */
export function found<Value>(value: Value | undefined, code: NotFoundCode): Value {
  if (value === undefined) throw notFound(code)
  return value
}
