import { Refusal } from './errors.ts'

/** The codes and sentences of all 404 refusals. */
const sentences = {
  'books.no_cover': 'There is no picture',
  'books.not_found': 'There is no such book',
  'calendar_feed.not_found': 'There is no such calendar',
  'candidates.not_found': 'There is no such candidate',
  'categories.not_found': 'There is no such category',
  'contracts.not_found': 'There is no such contract',
  'customers.not_found': 'There is no such customer',
  'holidays.not_found': 'There is no such holiday',
  'inventories.not_found': 'There is no such item',
  'notifications.not_found': 'There is no such notification',
  'profiles.not_found': 'There is no such profile',
  'projects.not_found': 'There is no such project',
  'records.not_found': 'There is no such record',
  'reports.no_records': 'There is no records on this month.',
  'requests.no_attachment': 'There is no attachment',
  'requests.not_found': 'There is no such request',
  'resumes.no_avatar': 'There is no picture',
  'resumes.no_picture': 'There is no picture',
  'resumes.not_found': 'There is no such CV',
  'sections.not_found': 'There is no such item',
  'users.not_found': 'There is no such user',
  'users.no_avatar': 'There is no picture',
  'vacancies.not_found': 'There is no such vacancy',
} as const

type NotFoundCode = keyof typeof sentences

/** 404: there is no such thing, or this user may not know of it. */
export const notFound = (code: NotFoundCode): Refusal => new Refusal(404, code, sentences[code])

/** Returns the value; 404 when it is undefined. */
export function found<Value>(value: Value | undefined, code: NotFoundCode): Value {
  if (value === undefined) throw notFound(code)
  return value
}
