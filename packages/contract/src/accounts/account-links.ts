import { linkCode } from '@portal/domain/addresses/link-codes'
import { accountLinkTokenLength } from '@portal/domain/people/account-links'
import * as z from 'zod/mini'
import { email, idParams, noContent } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { madeInvitation } from '../users.ts'
import { newPassword, openedSession } from './session.ts'

/** The secret of a link: one run of letters, digits, `-` and `_`. */
const token = z.string().check(z.overwrite(linkCode), z.minLength(1), z.maxLength(accountLinkTokenLength.max))
const tokenParams = z.object({ token })
/** Only an open link names its account: a used one may be in anybody's hands. */
const personOfLink = z.object({ name: z.string(), email: z.string() })
const passwordBody = z.object({ password: newPassword })

export const tags = {
  invitations: 'Links by which new people set their password',
  password_resets: 'Links by which people set a new password',
}

/** Links that `npm run sign-in-link` makes on the server. */
export const signInLinks = {
  use: route({
    method: 'GET',
    url: '/auth/link/:token',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    summary: 'Sign in by a link of the server, once; to the start page, or to the login with `failure`',
    schema: { params: tokenParams, response: { 302: noContent } },
  }),
}

export const invitations = {
  create: route({
    method: 'POST',
    url: '/users/:id/invitation',
    access: 'managerLevel',
    noTokens: true,
    refuses: [404, 409],
    summary: 'Invite a person again who has no password yet; ends the invitation before',
    schema: { params: idParams, response: { 201: madeInvitation } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/users/:id/invitation',
    access: 'managerLevel',
    noTokens: true,
    refuses: [404],
    summary: 'Withdraw the invitation of a person',
    schema: { params: idParams, response: { 204: noContent } },
  }),
  show: route({
    method: 'GET',
    url: '/invitations/:token',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [404],
    summary: 'Whom an invitation is for',
    schema: {
      params: tokenParams,
      response: { 200: personOfLink },
    },
  }),
  accept: route({
    method: 'PUT',
    url: '/invitations/:token',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [404],
    summary: 'Set the password of an invited person, which uses the link up and signs in',
    schema: {
      params: tokenParams,
      body: passwordBody,
      response: { 201: openedSession },
    },
  }),
}

export const passwordResets = {
  create: route({
    method: 'POST',
    url: '/password_resets',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [429],
    leavesNoTrail: 'it is not known who asks, nor told whether there is such a person',
    summary: 'Ask for a link that sets a new password; the same answer for known and unknown addresses',
    schema: { body: z.object({ email }), response: { 202: noContent } },
  }),
  show: route({
    method: 'GET',
    url: '/password_resets/:token',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [404],
    summary: 'Whose password an open link sets; 404 once it was used or has ended',
    schema: { params: tokenParams, response: { 200: personOfLink } },
  }),
  use: route({
    method: 'PUT',
    url: '/password_resets/:token',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [404],
    summary:
      'Set a new password, which uses the link up and ends all sessions of the account, and the one of the browser',
    schema: { params: tokenParams, body: passwordBody, response: { 204: noContent } },
  }),
}
