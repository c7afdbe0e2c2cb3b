import { apiPrefix } from '@portal/contract/shared/route'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { addressOf, descriptors, nameOf } from '../../../test/descriptors.ts'
import { buildAdmin } from '../../../test/factories/user.ts'
import { sentDocument } from '../../../test/openapi/document.ts'
import { giveToken } from '../../../test/sign-in/access-tokens.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

/** Passwords, e-mails, roles, factors, invitations, sessions, tokens, webhooks, secret addresses, and imports with what their files hold. */
const closedAreas = [
  /^\w+ \/(session|sessions|auth|second_factors|invitations|password_resets|access_tokens|webhooks|calendar_feed)(\/|$)/,
  /^\w+ \/users\/:id\/(second_factors|invitation|oidc|access_tokens)(\/|$)/,
  /^(POST|PUT|PATCH|DELETE) \/users(\/:id)?$/,
  /^(POST|PUT|DELETE) \/imports(\/|$)/,
  /^GET \/imports\/:id\/(rows|report\.xlsx)$/,
]

const isClosed = (call: string) => closedAreas.some((area) => area.test(call))

/** A body with one of these changes how somebody signs in, or what they may. */
const fieldsOfAccounts = ['password', 'role_ids']

const closed = descriptors.filter((route) => isClosed(nameOf(route)))

describe('what no access token may call', () => {
  it('every call of these areas is closed to tokens, and no other', () => {
    const declared = descriptors.filter(({ noTokens }) => noTokens === true)
    expect(declared.map(nameOf).toSorted()).toEqual(closed.map(nameOf).toSorted())
  })

  it('no call that is open to tokens takes a password or roles', () => {
    const open = descriptors.filter(({ noTokens }) => noTokens !== true)
    const takers = open.flatMap((route) => {
      const { body } = route.schema
      const text =
        body === undefined
          ? ''
          : JSON.stringify(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
      return fieldsOfAccounts.some((field) => text.includes(`"${field}":{`)) ? [nameOf(route)] : []
    })
    expect(takers).toEqual([])
  })

  it.each(
    closed.filter(({ access }) => access !== 'everyone').map((route) => [nameOf(route), route] as const),
  )('%s refuses the token of an admin', async (_, route) => {
    const { token } = await giveToken(api, await buildAdmin(api.db), { salary_files: true })
    const answer = await api.holding(token).inject({ method: route.method, url: addressOf(route) })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'access_tokens.not_allowed'])
  })

  it('the OpenAPI document names the tokens where they are taken, and only there', async () => {
    const written = z.object({
      security: z.array(z.record(z.string(), z.unknown())),
      paths: z.record(
        z.string(),
        z.record(z.string(), z.object({ security: z.optional(z.array(z.record(z.string(), z.unknown()))) })),
      ),
    })
    const document = z.parse(written, JSON.parse(await sentDocument(api)))
    for (const route of descriptors) {
      const path = apiPrefix + route.url.replaceAll(/:(\w+)/g, '{$1}')
      const { security = document.security } = document.paths[path]?.[route.method.toLowerCase()] ?? {}
      const takesTokens = security.some((scheme) => 'access_token' in scheme)
      const isOpen = route.access !== 'everyone' && route.noTokens !== true
      expect([nameOf(route), takesTokens]).toEqual([nameOf(route), isOpen])
    }
  })
})
