import { accessTokenLimits, accessTokenScopes } from '@portal/domain/access-tokens'
import * as z from 'zod/mini'
import {
  booleanInput,
  day,
  id,
  idInput,
  idParams,
  moment,
  noContent,
  requiredText,
} from '../shared/fields.ts'
import { route } from '../shared/route.ts'

export const accessToken = z.object({
  id,
  name: z.string(),
  scope: z.enum(accessTokenScopes),
  /** Whether it may read the files of salaries, where its owner may. */
  salary_files: z.boolean(),
  /** The last day on which it opens anything. */
  expires_on: day,
  /** Exact to a minute. */
  last_used_at: z.nullable(moment),
  /** The IP address. */
  last_address: z.nullable(z.string()),
  created_at: moment,
})
export type AccessToken = z.output<typeof accessToken>

export const newAccessToken = z.object({
  name: requiredText(accessTokenLimits.name),
  scope: z.enum(accessTokenScopes),
  expires_on: day,
  salary_files: z.optional(booleanInput),
})
export type NewAccessToken = z.output<typeof newAccessToken>

const list = z.array(accessToken)

export const tags = { access_tokens: 'Tokens with which programs use the API' }

export const accessTokens = {
  list: route({
    method: 'GET',
    url: '/access_tokens',
    access: 'signedIn',
    noTokens: true,
    summary: 'The own access tokens, the newest first',
    schema: { response: { 200: list } },
  }),
  create: route({
    method: 'POST',
    url: '/access_tokens',
    access: 'signedIn',
    noTokens: true,
    refuses: [403, 409],
    summary: 'Make an access token. Only this answer holds it',
    schema: {
      body: newAccessToken,
      /** `sp_` and 43 letters, digits, `-` and `_`. */
      response: { 201: z.extend(accessToken, { token: z.string() }) },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/access_tokens/:id',
    access: 'signedIn',
    noTokens: true,
    refuses: [404],
    summary: 'End an own access token at once',
    schema: { params: idParams, response: { 204: noContent } },
  }),
  listOf: route({
    method: 'GET',
    url: '/users/:id/access_tokens',
    access: 'signedIn',
    noTokens: true,
    refuses: [403, 404],
    summary: 'The access tokens of a person, for whoever may change the account',
    schema: { params: idParams, response: { 200: list } },
  }),
  removeOf: route({
    method: 'DELETE',
    url: '/users/:id/access_tokens/:token_id',
    access: 'signedIn',
    noTokens: true,
    refuses: [403, 404],
    summary: 'End an access token of a person',
    schema: { params: z.object({ id: idInput, token_id: idInput }), response: { 204: noContent } },
  }),
}
