import { maxLeaveDays } from '@portal/domain/leave/leave'
import * as z from 'zod/mini'
import { day, id, portrait } from '../shared/fields.ts'
import { route } from '../shared/route.ts'

/** Days that can be asked about at once, both ends counted. */
export const maxDaysAway = maxLeaveDays

const absence = z.object({
  user_id: id,
  full_name: z.string(),
  avatar: portrait,
  start_date: day,
  end_date: day,
})
export type Absence = z.infer<typeof absence>

export const ownColleaguesAway = {
  list: route({
    method: 'GET',
    url: '/requests/colleagues_away/own',
    access: 'signedIn',
    inTurn: true,
    summary:
      "When colleagues on one's own current projects have approved leave, first day first: names, portraits and days. Leave that is over is left out",
    schema: {
      querystring: z.object({ from: day, to: day }),
      response: { 200: z.object({ colleagues: z.array(absence) }) },
    },
  }),
}
