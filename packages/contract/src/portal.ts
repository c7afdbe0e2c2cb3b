import * as z from 'zod/mini'
import { day } from './shared/fields.ts'
import { route } from './shared/route.ts'

export const tags = { portal: 'What the browser needs before anybody signs in' }

/** Facts that the browser needs before a user signs in. */
export const portal = {
  show: route({
    method: 'GET',
    url: '/portal',
    access: 'everyone',
    openWithoutFactor: true,
    summary:
      "The company's name, time zone, day and settings, a demo's accounts, and whether somebody is signed in",
    schema: {
      response: {
        200: z.object({
          time_zone: z.string(),
          today: day,
          /**
           * Whether the request has a session. The page of a visitor then does not ask for the session, which would be
           * refused.
           */
          signed_in: z.boolean(),
          /** The company's name as customers read it on the page of a CV; null where none is set. */
          company_name: z.nullable(z.string()),
          /** The significate that the form of a new candidate begins with. */
          new_candidate_state: z.string(),
          /** Whether the portal sends mails. A demo that does not shows them to its admins. */
          mail: z.boolean(),
          /** The provider of single sign-on: what its button says, and where one signs out of it; null without one. */
          oidc: z.nullable(z.object({ label: z.string(), sign_out_url: z.nullable(z.string()) })),
          /** False where people sign in by the provider alone. */
          password_sign_in: z.boolean(),
          /** Whether the portal's address can have passkeys. */
          passkeys: z.boolean(),
          demo_accounts: z.array(z.object({ email: z.string(), password: z.string(), name: z.string() })),
        }),
      },
    },
  }),
}
