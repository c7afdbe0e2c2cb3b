import { candidates } from '@portal/contract/candidates/candidate-routes'
import { compareCandidates } from '@portal/domain/candidates/candidate-order'
import { isPingDue } from '@portal/domain/candidates/ping-again'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { buildRecruiter } from '../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../test/factories/vacancy.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

const today = '2025-03-12'

/** Each ping is used twice, so that candidates with equal pings are compared as well. */
const pings = [
  { ping_again: true, ping_again_on: '2025-03-12' },
  { ping_again: false, ping_again_on: null },
  { ping_again: true, ping_again_on: '2025-03-13' },
  { ping_again: true, ping_again_on: '2024-12-31' },
  { ping_again: true, ping_again_on: null },
  { ping_again: true, ping_again_on: '2025-03-11' },
]

it('the list and the board have the order that the domain states, by which the browser places moved cards', async () => {
  const { id: vacancy_id } = await buildVacancy(api.db)
  const rows = []
  for (const ping of [...pings, ...pings]) {
    rows.push(await buildCandidate(api.db, { vacancy_id: vacancy_id, significate: 'preoffer', ...ping }))
  }
  const stated = rows
    .map((row) => ({ id: row.id, pingDueOn: isPingDue(row, today) ? row.ping_again_on : null }))
    .toSorted(compareCandidates)
    .map(({ id }) => id)

  const list = await recruiter.call(candidates.list, { query: { vacancy_id, limit: 100 } })
  expect(list.data.paginate_candidates.map(({ id }) => id)).toEqual(stated)
  const board = await recruiter.call(candidates.board, { query: { vacancy_id } })
  const cards = board.data.columns.flatMap((column) => column.candidates)
  expect(cards.map(({ id }) => id)).toEqual(stated)
})
