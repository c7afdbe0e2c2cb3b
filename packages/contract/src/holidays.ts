import * as z from 'zod/mini'
import { countInput, day, id, version } from './shared/fields.ts'
import { route } from './shared/route.ts'

export const holiday = z.object({ id, version, date: day, title: z.string() })
export type Holiday = z.infer<typeof holiday>

export const yearInput = countInput(2199, 'Invalid year')

const listQuery = z.object({ year: z.optional(yearInput), from: z.optional(day), to: z.optional(day) })
export type HolidayQuery = z.output<typeof listQuery>

export const holidays = {
  list: route({
    method: 'GET',
    url: '/holidays',
    access: 'signedIn',
    summary: "The company's holidays of a year, or between two days; the current year unless told",
    schema: {
      querystring: listQuery,
      response: { 200: z.array(holiday) },
    },
  }),
}
