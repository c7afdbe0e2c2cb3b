import { Refusal } from './errors.ts'

/** Everything that can be missing: the refusal's code, and its sentence. */
const sentences = {
  'categories.not_found': 'There is no such category',
  'contracts.not_found': 'There is no such contract',
  'customers.not_found': 'There is no such customer',
  'inventories.not_found': 'There is no such item',
  'profiles.not_found': 'There is no such profile',
  'projects.not_found': 'There is no such project',
  'records.not_found': 'There is no such record',
  'users.not_found': 'There is no such user',
  'users.no_avatar': 'There is no picture',
} as const

type NotFoundCode = keyof typeof sentences

/** There is no such thing, or this user may not know of it: 404. */
export const notFound = (code: NotFoundCode): Refusal => new Refusal(404, code, sentences[code])

/** What was looked for; 404 when it is not there. */
export function found<Value>(value: Value | undefined, code: NotFoundCode): Value {
  if (value === undefined) throw notFound(code)
  return value
}
