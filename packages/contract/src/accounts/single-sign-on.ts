import * as z from 'zod/mini'
import { booleanInput, idParams, noContent } from '../shared/fields.ts'
import { route } from '../shared/route.ts'

const mostOfAddress = 2000
/** Providers add parameters of their own to what OAuth names, and Microsoft's codes are long. */
const mostOfParameter = 8000
const callbackParameter = z.optional(z.string().check(z.maxLength(mostOfParameter)))

export const tags = {
  auth: "Single sign-on by the company's provider, and links made on the server",
}

/** Addresses that a browser opens. They answer with a redirect, and with a page where something fails. */
export const singleSignOn = {
  start: route({
    method: 'GET',
    url: '/auth/oidc',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [401, 404, 429],
    summary: 'To the provider, and after the sign-in to the own path `return`',
    schema: {
      querystring: z.object({
        return: z.optional(z.string().check(z.maxLength(mostOfAddress))),
        /** Proves that it is still the person of the open session. */
        confirm: z.optional(booleanInput),
      }),
      response: { 302: noContent },
    },
  }),
  callback: route({
    method: 'GET',
    url: '/auth/oidc/callback',
    access: 'everyone',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [404],
    summary: 'Where the provider sends the browser back; to the page, or to the login with `failure`',
    schema: {
      querystring: z.looseObject({
        code: callbackParameter,
        state: callbackParameter,
        iss: callbackParameter,
        error: callbackParameter,
      }),
      response: { 302: noContent },
    },
  }),
  unlink: route({
    method: 'DELETE',
    url: '/users/:id/oidc',
    access: 'managerLevel',
    noTokens: true,
    refuses: [404],
    summary: "Unlink a person from the provider's account",
    schema: { params: idParams, response: { 204: noContent } },
  }),
}
