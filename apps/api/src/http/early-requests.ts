import { apiPrefix } from '@portal/contract/shared/route'
import {
  type Day,
  firstDayOf,
  isDay,
  lastDayOf,
  mondayOf,
  monthOf,
  sundayOf,
  yearOf,
} from '@portal/domain/days'
import * as z from 'zod/mini'

/** What a page asks the API for at once; written by the build from apps/web/src/early-requests.ts. */
export const earlyRequests = z.object({
  requests: z.array(z.string()),
  search: z.array(z.string()),
  added: z.optional(z.record(z.string(), z.array(z.string()))),
})
type EarlyRequests = z.infer<typeof earlyRequests>

type Address = { pattern: string; path: string; search: string }

/**
 * The `Link` header by which a browser sends the page's first requests before it has the page's scripts. Empty where
 * the address asks for something else than usual. Access is not checked here: the requests themselves are.
 */
export function preloadsFor(early: EarlyRequests, { pattern, path, search }: Address, today: Day): string {
  const query = new URLSearchParams(search)
  if (query.keys().some((name) => !early.search.includes(name))) return ''
  const date = query.get('date') ?? today
  if (!isDay(date)) return ''
  const values: Record<string, string> = { ...valuesOfDay(date > today ? today : date) }
  for (const [index, part] of pattern.split('/').entries()) {
    const value = path.split('/')[index] ?? ''
    // Only what needs no escaping in an address or in a header.
    if (!part.startsWith(':') || !/^[\w-]+$/.test(value)) continue
    values[part.slice(1)] = value
    if (/^[1-9]\d*$/.test(value)) values.number = value
  }
  return [...early.requests, ...(early.added?.[search.slice(1)] ?? [])]
    .filter((url) => [...url.matchAll(/:(\w+)/g)].every(([, name = '']) => name in values))
    .map((url) => url.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''))
    .map((url) => `<${apiPrefix}${url}>; rel=preload; as=fetch; crossorigin=use-credentials`)
    .join(', ')
}

const valuesOfDay = (date: Day) => ({
  date,
  monday: mondayOf(date),
  sunday: sundayOf(date),
  year: String(yearOf(date)),
  month: String(Number(date.slice(5, 7))),
  yearMonth: monthOf(date),
  first: firstDayOf(monthOf(date)),
  last: lastDayOf(monthOf(date)),
})
