import * as z from 'zod/mini'
import { id, idParams, moment, noContent } from '../shared/fields.ts'
import { mostTyped } from '../shared/password-length.ts'
import { route } from '../shared/route.ts'
import { passkeyAnswer } from './passkey-shapes.ts'
import { codeInput } from './second-factors.ts'

export const openSession = z.object({
  id,
  /** In words, such as 'Firefox on Windows'; null where the browser did not name itself. */
  browser: z.nullable(z.string()),
  /** The IP address; null for a session from before addresses were kept. */
  address: z.nullable(z.string()),
  created_at: moment,
  /** Exact to a minute. */
  last_seen_at: moment,
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** How a person proves that it is still them. Whoever has a second factor uses it. */
const proof = z.union([
  z.object({ password: z.string().check(z.maxLength(mostTyped)) }),
  z.object({ code: codeInput }),
  z.object({ passkey: passkeyAnswer }),
])
export type Proof = z.output<typeof proof>

export const tags = { sessions: 'The own sessions on all devices' }

export const sessions = {
  list: route({
    method: 'GET',
    url: '/sessions',
    access: 'signedIn',
    noTokens: true,
    summary: 'The own sessions that have not ended, the last used first',
    schema: { response: { 200: z.array(openSession) } },
  }),
  remove: route({
    method: 'DELETE',
    url: '/sessions/:id',
    access: 'signedIn',
    noTokens: true,
    refuses: [404],
    summary: 'End an own session',
    schema: { params: idParams, response: { 204: noContent } },
  }),
  removeOthers: route({
    method: 'DELETE',
    url: '/sessions',
    access: 'signedIn',
    noTokens: true,
    summary: 'End all own sessions but this one',
    schema: { response: { 204: noContent } },
  }),
  confirm: route({
    method: 'POST',
    url: '/session/confirm',
    access: 'signedIn',
    noTokens: true,
    refuses: [410, 422, 429],
    openWithoutFactor: true,
    leavesNoTrail: 'a proof changes nothing by itself; what is done with it is told',
    summary:
      'Prove by the password, or with a second factor by it, that it is still oneself; the proof lasts for 15 minutes',
    schema: {
      body: proof,
      response: { 204: noContent },
    },
  }),
}
