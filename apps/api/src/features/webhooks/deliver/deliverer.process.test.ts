import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { apiPrefix } from '@portal/contract/shared/route'
import { generate } from 'selfsigned'
import { afterEach, expect, it } from 'vitest'
import {
  admin,
  endPortals,
  newFolder,
  somePort,
  start,
  started,
} from '../../../../test/processes/portal-process.ts'
import { startedFolder } from '../../../../test/processes/started-folder.ts'
import { startReceiver } from '../../../../test/webhooks/receiver.ts'

afterEach(endPortals)

async function signIn(port: string) {
  const url = `http://127.0.0.1:${port}${apiPrefix}`
  const send = async (path: string, body: object, token?: string) => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBeLessThan(300)
    return Object(answer.status === 202 ? {} : await answer.json())
  }
  const session = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { token } = await send('/session', { session })
  return (path: string, body: object = {}) => send(path, body, token)
}

const hook = (url: string) => ({ url, events: ['webhooks'], format: 'standard', active: true })
const typeOf = ({ body }: { body: string }) => JSON.parse(body).type

it('what was done before the portal was killed is delivered after the next start', async () => {
  const silent = await startReceiver({ answer: () => {} })
  const environment = {
    DATA_DIR: await startedFolder(),
    PORT: String(await somePort('free')),
    WEBHOOK_PRIVATE: 'on',
  }
  const killed = start(environment)
  await started(killed)
  const call = await signIn(environment.PORT)
  const { id } = await call('/webhooks', hook(silent.url))
  await silent.got(1)
  await call(`/webhooks/${id}/secret`)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await silent.close()

  const receiver = await startReceiver({ port: silent.port })
  await started(start(environment))
  const received = await receiver.got(2)
  expect(received.map(typeOf).toSorted()).toEqual(['webhooks.create', 'webhooks.renew_secret'])
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  await receiver.close()
})

it('a receiver with a certificate of the company is trusted by NODE_EXTRA_CA_CERTS', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  })
  const file = join(await newFolder(), 'company.pem')
  await writeFile(file, cert)
  const receiver = await startReceiver({ certificate: { key, cert } })
  const PORT = String(await somePort('free'))
  const portal = start({
    DATA_DIR: await startedFolder(),
    PORT,
    WEBHOOK_PRIVATE: 'on',
    NODE_EXTRA_CA_CERTS: file,
  })
  await started(portal)
  const call = await signIn(PORT)
  await call('/webhooks', hook(`https://localhost:${receiver.port}/`))
  expect((await receiver.got(1)).map(typeOf)).toEqual(['webhooks.create'])
  await receiver.close()
})
