import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { buildCategory } from '../factories/category.ts'
import { buildContract } from '../factories/contract.ts'
import { buildUser, testPassword } from '../factories/user.ts'
import { wednesday } from '../someone-who-logs.ts'
import { sentDocument } from './document.ts'
import { pathInProject, runTool } from './tools.ts'

let api: TestApp
let folder: string
beforeAll(async () => {
  api = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'portal-client-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** A person who was handed the document and the generated client would write this program. */
const program = `
import { client } from './client/client.gen.js'
import { accessTokensCreate, recordsCreate, recordsList, recordsUpdate, sessionCreate } from './client/sdk.gen.js'
import type { Record as TimeRecord, RecordInput, User } from './client/types.gen.js'

const [baseUrl = '', email = '', password = '', hour = '', lastDay = ''] = process.argv.slice(2)
client.setConfig({ baseUrl })

const refused = await sessionCreate({ body: { session: { email, password: 'a wrong one' } } })
const wrongPassword: string | undefined = refused.error?.code

const { data: session } = await sessionCreate({ body: { session: { email, password } }, throwOnError: true })
const user: User = session.user
client.setConfig({ auth: (scheme) => (scheme.scheme === 'bearer' ? session.token : undefined) })

const record: RecordInput = JSON.parse(hour)
const { data: logged } = await recordsCreate({ body: { record }, throwOnError: true })
const { data: list } = await recordsList({ query: { date: record.date }, throwOnError: true })
const found: TimeRecord | undefined = list.paginate_records.find(({ id }) => id === logged.id)

const headers = { 'If-Match': '"1"' }
const first = await recordsUpdate({ path: { id: logged.id }, headers, body: { record: { hours: 2 } } })
const late = await recordsUpdate({ path: { id: logged.id }, headers, body: { record: { hours: 3 } } })
const current = late.error && 'current' in late.error ? late.error.current : undefined

const token = { name: 'Program', scope: 'read' as const, expires_on: lastDay }
const { data: made } = await accessTokensCreate({ body: token, throwOnError: true })
client.setConfig({ auth: (scheme) => (scheme.scheme === 'bearer' ? made.token : undefined) })
const { data: readAgain } = await recordsList({ query: { date: record.date }, throwOnError: true })
const written = await recordsCreate({ body: { record } })

const byToken = { count: readAgain.paginate_records.length, refused: written.error?.code }
console.log(
  JSON.stringify({ wrongPassword, user: user.email, found, changed: first.data?.hours, current, byToken }),
)
`

const compilerOptions = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  strict: true,
  types: ['node'],
  typeRoots: [pathInProject('node_modules/@types')],
  outDir: 'built',
}

it('a client generated from the document compiles, signs in, logs an hour and reads it back, also with an access token', async () => {
  const document = join(folder, 'openapi.json')
  await writeFile(document, await sentDocument(api))
  await createClient({
    input: document,
    output: { path: join(folder, 'client') },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent', file: false },
  })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
  await writeFile(join(folder, 'program.ts'), program)
  const compiled = await runTool(pathInProject('node_modules/@typescript/native/bin/tsc'), ['-p', folder])
  expect(compiled).toEqual({ code: 0, output: '' })

  const user = await buildUser(api.db)
  const { project_id } = await buildContract(api.db, { user_id: user.id })
  const category = await buildCategory(api.db)
  const hour = {
    project_id,
    category_id: category.id,
    description: 'By the client',
    hours: 1,
    date: wednesday,
  }
  const url = await api.app.listen({ host: '127.0.0.1', port: 0 })
  const args = [url, user.email, testPassword, JSON.stringify(hour), wednesday]
  const { code, output } = await runTool(join(folder, 'built/program.js'), args)
  expect({ code, told: code === 0 ? JSON.parse(output) : output }).toMatchObject({
    code: 0,
    told: {
      wrongPassword: 'session.wrong_credentials',
      user: user.email,
      found: { ...hour, user_id: user.id, version: 1 },
      changed: 2,
      current: { hours: 2, version: 2 },
      byToken: { count: 1, refused: 'access_tokens.read_only' },
    },
  })
})
