import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { portal } from '@portal/contract/portal'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestApp, defaultNow, type TestApp } from '../../../../test/app.ts'
import { beginSignOn, oidcSettings } from '../../../../test/oidc/oidc-company.ts'

describe('a provider that cannot be found out about', () => {
  let server: Server
  let other: TestApp
  const start = async (listener: RequestListener) => {
    server = createServer(listener).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const lines: string[] = []
    const issuer = `http://127.0.0.1:${port}`
    other = await createTestApp({
      ...oidcSettings({ issuer, clientId: 'portal', clientSecret: 'secret' }),
      oidcTimeoutMs: 200,
      logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
    })
    return lines
  }
  afterEach(async () => {
    await other.close()
    server.closeAllConnections()
    server.close()
  })

  it.each<[string, RequestListener]>([
    ['hangs', () => {}],
    ['is away', (_, response) => void response.destroy()],
    ['says rubbish', (_, response) => void response.end('<h1>Hello</h1>')],
    [
      'is another one',
      (_, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify({ issuer: 'https://evil.test' }))
      },
    ],
  ])('because it %s keeps nobody from the login, and the log tells once', async (_, listener) => {
    const lines = await start(listener)
    for (let time = 0; time < 2; time++) {
      const { location } = await beginSignOn(other, { return: '/requests' })
      expect(location).toBe('/?failure=single_sign_on.unavailable&to=%2Frequests')
    }
    expect(lines.filter((line) => line.includes('does not answer'))).toHaveLength(1)
    const { data } = await other.visitor.call(portal.show)
    expect(data.oidc).toEqual({ label: 'Company', sign_out_url: null })
  })

  it('is asked by the facts of the portal once in ten seconds, which wait for no answer', async () => {
    let asked = 0
    const heard: (() => void)[] = []
    const next = () => new Promise<void>((resolve) => heard.push(resolve))
    await start((_, response) => {
      asked += 1
      response.destroy()
      for (const resolve of heard.splice(0)) resolve()
    })
    const first = next()
    await other.visitor.call(portal.show)
    await first
    await beginSignOn(other)
    const before = asked
    await other.visitor.call(portal.show)
    other.setNow(new Date(Date.parse(defaultNow) + 9_000).toISOString())
    await other.visitor.call(portal.show)
    expect(asked).toBe(before)
    other.setNow(new Date(Date.parse(defaultNow) + 10_000).toISOString())
    const second = next()
    await other.visitor.call(portal.show)
    await second
    expect(asked).toBe(before + 1)
  })
})
