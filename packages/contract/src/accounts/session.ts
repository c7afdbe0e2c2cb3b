import { wasEverLong, wasEverShort } from '@portal/domain/people/passwords'
import { passwordLength, userLimits } from '@portal/domain/people/users'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { day, email, noContent } from '../shared/fields.ts'
import { mostTyped, newPasswordChecks, tooLongPassword } from '../shared/password-length.ts'
import { route } from '../shared/route.ts'
import { passkeyAnswer } from './passkey-shapes.ts'
import { codeInput, passkeyOptions } from './second-factors.ts'
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

/** The person who is signed in. */
export const sessionUser = z.extend(user, {
  /** The day from which the person must have a second factor; null with one, and where none is required. */
  factor_required_from: z.nullable(day),
})
export type SessionUser = z.infer<typeof sessionUser>

export const openedSession = z.object({ user: sessionUser, token: z.string() })

const challenge = z.string().check(z.maxLength(100))

/** One of the ways in which a sign-in goes on. */
const secondStep = z.union([
  z.object({ challenge, code: codeInput }),
  z.object({ challenge, passkey: passkeyAnswer }),
  z.object({ challenge, recovery_code: codeInput }),
])
export type SecondStep = z.output<typeof secondStep>

export const tags = { session: 'Signing in and out' }

export const session = {
  create: route({
    method: 'POST',
    url: '/session',
    access: 'everyone',
    noTokens: true,
    refuses: [401, 429],
    openWithoutFactor: true,
    summary: 'Sign in; 401 `session.second_factor` where a second factor is asked for',
    schema: {
      body: z.object({ session: credentials }),
      response: { 201: openedSession },
    },
  }),
  secondFactor: route({
    method: 'POST',
    url: '/session/second_factor',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [401, 410, 429],
    summary: 'Go on with a sign-in by a code, a passkey or a recovery code',
    schema: { body: secondStep, response: { 201: openedSession } },
  }),
  passkeyOptions: route({
    method: 'POST',
    url: '/session/passkey_options',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403, 409, 429],
    leavesNoTrail: 'a sign-in that has only begun is nothing yet',
    summary: 'What a browser asks for a passkey with, to sign in or to confirm the session',
    schema: { response: { 201: passkeyOptions } },
  }),
  passkey: route({
    method: 'POST',
    url: '/session/passkey',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [401, 403, 410, 429],
    summary: 'Sign in with a passkey, without e-mail and password',
    schema: {
      body: z.object({ challenge, passkey: passkeyAnswer }),
      response: { 201: openedSession },
    },
  }),
  show: route({
    method: 'GET',
    url: '/session',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    summary: 'Who is signed in',
    schema: { response: { 200: z.object({ user: sessionUser }) } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/session',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    summary: 'Sign out',
    schema: { response: { 204: noContent } },
  }),
}
