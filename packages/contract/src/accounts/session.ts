import { wasEverLong, wasEverShort } from '@portal/domain/people/passwords'
import { passwordLength, userLimits } from '@portal/domain/people/users'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { email, noContent } from '../shared/fields.ts'
import { mostTyped, newPasswordChecks, tooLongPassword } from '../shared/password-length.ts'
import { route } from '../shared/route.ts'
import { user } from './user.ts'

const tooShort = failing('passwords.too_short', { min: passwordLength.min })

/** A new password. */
export const newPassword = z.string().check(...newPasswordChecks(tooShort))

/** A new password in a form, with a message, made by `failing`, for an empty field. */
export const passwordField = (empty: string) =>
  z.string().check(z.minLength(1, empty), ...newPasswordChecks(tooShort))

/** The login form checks this schema before it calls the server. */
export const loginForm = z.object({
  email,
  password: z.string().check(
    z.minLength(1, failing('input.required')),
    z.refine((text) => !wasEverShort(text), { message: tooShort }),
    z.refine((text) => !wasEverLong(text), { message: tooLongPassword }),
  ),
})

const credentials = z.object({
  /** A longer e-mail is refused by the server and not by the schema, because it counts as a failed attempt. */
  email: z.string().check(z.meta({ maxLength: userLimits.email })),
  password: z.string().check(z.maxLength(mostTyped)),
})
export type Credentials = z.output<typeof credentials>

export const tags = { session: 'Signing in and out' }

export const session = {
  create: route({
    method: 'POST',
    url: '/session',
    access: 'everyone',
    refuses: [401, 429],
    summary: 'Sign in',
    schema: {
      body: z.object({ session: credentials }),
      response: { 201: z.object({ user, token: z.string() }) },
    },
  }),
  show: route({
    method: 'GET',
    url: '/session',
    access: 'signedIn',
    summary: 'Who is signed in',
    schema: { response: { 200: z.object({ user }) } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/session',
    access: 'everyone',
    summary: 'Sign out',
    schema: { response: { 204: noContent } },
  }),
}
