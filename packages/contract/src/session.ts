import * as z from 'zod/mini'
import { email, noContent } from './fields.ts'
import { route } from './route.ts'
import { user } from './users.ts'

export const passwordMinLength = 6
export const passwordMaxLength = 40
const tooShort = `Password must contain at least ${passwordMinLength} characters`
const tooLong = `Password must contain not more ${passwordMaxLength} characters`

/** A password that a person chooses: 6 to 40 characters. */
export const newPassword = z
  .string()
  .check(z.minLength(passwordMinLength, tooShort), z.maxLength(passwordMaxLength, tooLong))

/** What the login form checks before it asks the server. */
export const loginForm = z.object({ email, password: newPassword })

const credentials = z.object({
  email: z.string().check(z.maxLength(1000)),
  password: z.string().check(z.maxLength(1000)),
})

export const session = {
  create: route({
    method: 'POST',
    url: '/session',
    access: 'everyone',
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
