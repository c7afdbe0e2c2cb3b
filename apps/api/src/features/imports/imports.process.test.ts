import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { apiPrefix } from '@portal/contract/shared/route'
import { afterEach, expect, it } from 'vitest'
import { admin, endPortals, somePort, start, started } from '../../../test/processes/portal-process.ts'
import { startedFolder } from '../../../test/processes/started-folder.ts'

afterEach(endPortals)

const rows = 3_000
const csv = [
  'Customer,Legal name,Title,Email',
  ...Array.from(
    { length: rows },
    (_, place) => `Company ${place},Company ${place} Ltd,CEO,ceo${place}@company.test`,
  ),
].join('\n')

async function signIn(port: string) {
  const url = `http://127.0.0.1:${port}${apiPrefix}`
  const session = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${url}/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ session }),
  })
  const { token } = Object(await signedIn.json())
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) => Object(await (await fetch(url + path, { headers })).json())
  const until = async (id: number, state: string) => {
    while ((await read(`/imports/${id}`)).state !== state) await wait(50)
  }
  return {
    read,
    until,
    /** Resolves with the id of an import that is checked. */
    async check(): Promise<number> {
      const form = new FormData()
      form.append('kind', 'projects')
      form.append('file', new Blob([csv]), 'customers.csv')
      const answer = await fetch(`${url}/imports`, { method: 'POST', headers, body: form })
      const { id } = Object(await answer.json())
      await until(id, 'checked')
      return id
    },
    async write(id: number): Promise<void> {
      const body = JSON.stringify({ only_fitting: false })
      const answer = await fetch(`${url}/imports/${id}/write`, {
        method: 'POST',
        headers: { ...headers, ...json },
        body,
      })
      expect(answer.status).toBe(202)
    },
  }
}

it('an import whose process is killed while it writes has written nothing, and can be repeated', async () => {
  const environment = { DATA_DIR: await startedFolder(), PORT: String(await somePort('free')) }
  const killed = start(environment)
  await started(killed)
  const before = await signIn(environment.PORT)
  const id = await before.check()
  await before.write(id)
  killed.kill('SIGKILL')
  await once(killed, 'exit')

  await started(start(environment))
  const { read, until, check, write } = await signIn(environment.PORT)
  await until(id, 'failed')
  expect((await read(`/imports/${id}`)).failure).toMatchObject({ code: 'imports.interrupted' })
  expect((await read('/customers')).customers).toEqual([])
  const again = await check()
  await write(again)
  await until(again, 'done')
  expect((await read('/customers')).customers).toHaveLength(rows)
})
