import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'
import { day, id, idInput } from '../shared/fields.ts'
import { route } from '../shared/route.ts'

const person = z.object({ id, full_name: z.string() })
const project = z.object({ id, name: z.string() })

/** From today; 0 is today. */
const daysLeft = z.int()

/** A current contract that ends within 60 days. */
const endingContract = z.object({ id, user: person, project, end_date: day, days_left: daysLeft })

/** A person of default role who works today and has no contract from a day of the next 60 on. */
const freePerson = z.object({
  id,
  full_name: z.string(),
  free_on: day,
  days_left: daysLeft,
  /** The projects of the person's current contracts by name, Bench left out. */
  projects: z.array(project),
})

const benchForecast = z.object({
  contracts_ending: z.array(endingContract),
  about_to_be_free: z.array(freePerson),
})
export type BenchForecast = z.infer<typeof benchForecast>
export type EndingContract = z.infer<typeof endingContract>
export type FreePerson = z.infer<typeof freePerson>

const personWithoutHours = z.object({
  id,
  full_name: z.string(),
  /** Working days of the week for which hours are expected; half a day of leave leaves 0.5. */
  expected_days: z.number(),
  /** The last day on which the person was reminded of this week. */
  reminded_on: z.nullable(day),
})
export type PersonWithoutHours = z.infer<typeof personWithoutHours>

const missingHours = z.object({
  /** Monday to Sunday of the last week. */
  week: z.object({ from: day, to: day }),
  users: z.array(personWithoutHours),
})
export type MissingHours = z.infer<typeof missingHours>

const reminders = z.object({
  /** People who were reminded now. */
  reminded: z.array(person),
  /** People who had already been reminded today. */
  already_reminded: z.array(person),
  /** People without missing hours, possibly because they have logged some meanwhile. */
  not_missing: z.array(person),
})
export type Reminders = z.infer<typeof reminders>

const maxReminded = 1000
/** Without `user_ids` everybody without hours is reminded. */
const remindInput = z.object({
  user_ids: z.optional(
    boundedList(idInput, maxReminded, {
      tooMany: failing('input.too_many_people', { max: maxReminded }),
    }).check(z.minLength(1)),
  ),
})

export const forecast = {
  bench: route({
    method: 'GET',
    url: '/dashboard/forecast',
    access: 'managerLevel',
    summary: 'Contracts that end within 60 days and people who become free then, first day first',
    schema: { response: { 200: benchForecast } },
  }),
  missingHours: route({
    method: 'GET',
    url: '/dashboard/missing_hours',
    access: 'managerLevel',
    summary: 'People of default role without any hours in the last week, by full name',
    schema: { response: { 200: missingHours } },
  }),
  remind: route({
    method: 'POST',
    url: '/dashboard/missing_hours/reminders',
    access: 'managerLevel',
    summary: 'Notify people without hours in the last week, each at most once a day',
    schema: { body: z.nullish(remindInput), response: { 200: reminders } },
  }),
}
