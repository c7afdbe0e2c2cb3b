import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { boundedList } from '../shared/bounds.ts'
import { day, id, idInput } from '../shared/fields.ts'
import { route } from '../shared/route.ts'

const person = z.object({ id, full_name: z.string() })

const personWithoutHours = z.object({
  id,
  full_name: z.string(),
  /** Working days of the week for which hours are expected; half a day of leave leaves 0.5. */
  expected_days: z.number(),
  /** The last day on which the person was reminded of this week. */
  reminded_on: z.nullable(day),
})
export type PersonWithoutHours = z.infer<typeof personWithoutHours>

const peopleMissing = z.object({
  /** Monday to Sunday of the last week. */
  week: z.object({ from: day, to: day }),
  users: z.array(personWithoutHours),
})
export type MissingHours = z.infer<typeof peopleMissing>

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

export const missingHours = {
  show: route({
    method: 'GET',
    url: '/dashboard/missing_hours',
    access: 'managerLevel',
    inTurn: true,
    summary: 'People of default role without any hours in the last week, by full name',
    schema: { response: { 200: peopleMissing } },
  }),
  remind: route({
    method: 'POST',
    url: '/dashboard/missing_hours/reminders',
    access: 'managerLevel',
    inTurn: true,
    summary: 'Notify people without hours in the last week, each at most once a day',
    schema: { body: z.nullish(remindInput), response: { 200: reminders } },
  }),
}
