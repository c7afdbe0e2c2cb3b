import { type Day, formatDay } from '@portal/domain/days'
import { said } from './said.ts'

export const accessTokens = {
  'access_tokens.not_allowed': () => 'An access token may not do this: sign in',
  'access_tokens.read_only': () => 'This access token only reads',
  'access_tokens.too_many': said(
    { max: 20 },
    ({ max }) => `You have ${max} access tokens already: end one first`,
  ),
  'access_tokens.too_many_requests': () => 'This access token makes too many requests: wait for a minute',
  'access_tokens.last_day': said<{ first: Day; last: Day }>(
    { first: '2026-11-28', last: '2027-11-28' },
    ({ first, last }) => `Choose a day from ${formatDay(first)} to ${formatDay(last)}`,
  ),
  'access_tokens.no_salary_files': () => 'You may not read the files of salaries yourself',
  'access_tokens.not_found': () => 'This access token has ended already',
}
