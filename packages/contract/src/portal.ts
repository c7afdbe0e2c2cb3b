import * as z from 'zod/mini'
import { day } from './shared/fields.ts'
import { route } from './shared/route.ts'

/** Facts that the browser needs before a user signs in. */
export const portal = {
  show: route({
    method: 'GET',
    url: '/portal',
    access: 'everyone',
    summary: "The company's time zone and day, and a demo's accounts",
    schema: {
      response: {
        200: z.object({
          time_zone: z.string(),
          today: day,
          demo_accounts: z.array(z.object({ email: z.string(), password: z.string(), name: z.string() })),
        }),
      },
    },
  }),
}
