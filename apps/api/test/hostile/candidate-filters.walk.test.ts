import { candidates } from '@portal/contract/candidates/candidate-routes'
import { candidateFilterKinds } from '@portal/domain/candidates/candidates'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { nameOf } from '../descriptors.ts'
import { buildRecruiter } from '../factories/user.ts'
import { findOperations } from './places.ts'
import { type Attacker, attack } from './send.ts'
import { hostileValues } from './values.ts'

let api: TestApp
let recruiter: Attacker
beforeAll(async () => {
  api = await createTestApp()
  const { id, email } = await buildRecruiter(api.db)
  const client = await api.as({ id })
  recruiter = { name: 'a recruiter', client, owner: { id, email, subRole: 'recruiter' } }
})
afterAll(() => api.close())

const kinds = [
  ...candidateFilterKinds,
  '__proto__',
  'constructor',
  'toString',
  'id',
  null,
  1,
  ['full_name'],
  {},
]

const filters = [
  ...kinds.flatMap((type) => hostileValues.map((value) => JSON.stringify({ type, value }))),
  ...kinds.map((type) => JSON.stringify({ type })),
  ...hostileValues.map((value) => JSON.stringify(value)),
  '['.repeat(5000),
  `${'{"type":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"__proto__":{"type":"full_name"},"value":"a"}',
  '{"type":"full_name","type":"english","value":"a"}',
  '{"type":"experience","value":1e400}',
  '{"type":"technology","value":"99999999999999999999"}',
  '{"type":"experience","value":"99999999999999999999"}',
  '{"type":"full_name","value":"\\u0000"}',
  '{"type":"position","value":"\\ud800"}',
]

it.each([candidates.list, candidates.board].map((route) => [nameOf(route), route] as const))(
  '%s answers every hostile filter with a success or a refusal in words',
  async (_, { method, url }) => {
    const place = { in: 'query', name: 'filter' } as const
    const attacks = filters.map((value) => ({ place, value }))
    const operation = (await findOperations(api)).find(
      (found) => found.method === method && found.url === url,
    )
    expect(operation && (await attack(api, operation, recruiter, attacks))).toEqual([])
  },
)
