import { type ImportRun, imports } from '@portal/contract/imports'
import { apiPrefix } from '@portal/contract/shared/route'
import { expect } from 'vitest'
import type { Client } from '../app.ts'
import { formOf } from '../form.ts'

type Sent = { kind?: string; name?: string; sheet?: string }

/** Sends a file to be imported, and returns the answer. */
export const sendFile = async (
  client: Client,
  file: string | Buffer,
  { kind = 'projects', name = 'projects.csv', sheet = '' }: Sent = {},
) =>
  client.inject({
    method: 'POST',
    url: `${apiPrefix}/imports`,
    ...(await formOf(['kind', kind], ['sheet', sheet], ['file', Buffer.from(file), name])),
  })

export const show = async (client: Client, id: number): Promise<ImportRun> =>
  (await client.call(imports.show, { params: { id } })).data

/** Waits until an import is in another state than these. */
export async function leaving(
  client: Client,
  id: number,
  ...states: ImportRun['state'][]
): Promise<ImportRun> {
  await expect
    .poll(async () => states.includes((await show(client, id)).state), { timeout: 20_000, interval: 20 })
    .toBe(false)
  return show(client, id)
}

/** Sends a file and waits until it was read and, where nothing must be chosen, checked. */
export async function importFile(client: Client, file: string | Buffer, sent: Sent = {}): Promise<ImportRun> {
  const response = await sendFile(client, file, sent)
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
  return leaving(client, response.json().id, 'reading')
}

/** Writes what was checked, and waits for what becomes of it. */
export async function writeFile(
  client: Client,
  id: number,
  body: { only_fitting: boolean } = { only_fitting: false },
): Promise<ImportRun> {
  const written = await client.call(imports.write, { params: { id }, body })
  expect([written.status, written.data.state]).toEqual([202, 'writing'])
  return leaving(client, id, 'writing')
}
