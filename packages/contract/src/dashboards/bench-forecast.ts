import * as z from 'zod/mini'
import { day, id } from '../shared/fields.ts'
import { route } from '../shared/route.ts'

const person = z.object({ id, full_name: z.string() })
const project = z.object({ id, name: z.string() })

/** From today; 0 is today. */
const daysLeft = z.int()

/** A current contract that ends within 60 days. */
const endingContract = z.object({ id, user: person, project, end_date: day, days_left: daysLeft })

/** A person of default role who works today and is free from a day of the next 60 on. */
const freePerson = z.object({
  id,
  full_name: z.string(),
  free_on: day,
  days_left: daysLeft,
  /** The projects of the person's current contracts by name, Bench left out. */
  projects: z.array(project),
})

const forecast = z.object({
  contracts_ending: z.array(endingContract),
  about_to_be_free: z.array(freePerson),
})
export type BenchForecast = z.infer<typeof forecast>
export type EndingContract = z.infer<typeof endingContract>
export type FreePerson = z.infer<typeof freePerson>

export const benchForecast = {
  show: route({
    method: 'GET',
    url: '/dashboard/forecast',
    access: 'managerLevel',
    summary: 'Contracts that end within 60 days and people who become free then, first day first',
    schema: { response: { 200: forecast } },
  }),
}
