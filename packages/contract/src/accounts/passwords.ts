import { preparedPassword } from '@portal/domain/people/passwords'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { idParams } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { newPassword, passwordField } from './session.ts'
import { user } from './user.ts'

const emptyPassword = failing('input.required_shortly')

/** The fields of the New password form. */
export const newPasswordForm = z
  .object({
    password: passwordField(emptyPassword),
    confirmation: z.string().check(z.minLength(1, emptyPassword)),
  })
  .check(
    z.refine((form) => preparedPassword(form.password) === preparedPassword(form.confirmation), {
      message: failing('passwords.differ'),
      path: ['confirmation'],
    }),
  )

export const passwords = {
  change: route({
    method: 'PATCH',
    url: '/users/:id',
    access: 'signedIn',
    noTokens: true,
    summary: "Set a password: one's own, or by rank another's; ends the other sessions",
    flatBody: 'user',
    changes: user,
    schema: {
      params: idParams,
      body: z.object({ user: z.object({ password: newPassword }) }),
      response: { 200: user },
    },
  }),
}
