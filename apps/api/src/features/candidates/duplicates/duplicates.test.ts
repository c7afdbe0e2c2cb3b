import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallInput, type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildRecruiter } from '../../../../test/factories/user.ts'
import { buildCandidate, buildVacancy } from '../../../../test/factories/vacancy.ts'

let api: TestApp
let recruiter: Client
beforeAll(async () => {
  api = await createTestApp()
  recruiter = await api.as(await buildRecruiter(api.db))
})
afterAll(() => api.close())

const duplicatesOf = async (query: CallInput<typeof candidates.duplicates>['query']) =>
  (await recruiter.call(candidates.duplicates, { query })).data.candidates
const matchesOf = async (query: Parameters<typeof duplicatesOf>[0]) =>
  (await duplicatesOf(query)).map(({ id, matches }) => [id, matches])

describe('the search for duplicates of a candidate', () => {
  it('the search for duplicates finds the same contacts in any spelling and vacancy, the newest first, and says which contacts match', async () => {
    const vacancy = await buildVacancy(api.db, { title: 'Java developer' })
    const older = await buildCandidate(api.db, {
      vacancy_id: vacancy.id,
      full_name: 'Ivan Koval',
      email: 'ivan.koval@mail.test',
      phone: '+380 (67) 111-22-33',
      significate: 'rejected',
    })
    const newer = await buildCandidate(api.db, {
      phone: '0671112233',
      linkedin: 'https://www.linkedin.com/in/ivan-koval/',
    })
    const everything = {
      email: ' Ivan.Koval@MAIL.test ',
      phone: '067 111 22 33',
      linkedin: 'ua.linkedin.com/in/Ivan-Koval?trk=x',
    }
    const [second, first] = await duplicatesOf(everything)
    expect(first).toEqual({
      id: older.id,
      full_name: 'Ivan Koval',
      vacancy_id: vacancy.id,
      vacancy_title: 'Java developer',
      significate: 'rejected',
      matches: ['email', 'phone'],
    })
    expect(second).toMatchObject({ id: newer.id, matches: ['phone', 'linkedin'] })
    expect(await matchesOf({ ...everything, candidate_id: newer.id })).toEqual([
      [older.id, ['email', 'phone']],
    ])
    expect(await matchesOf({ linkedin: everything.linkedin })).toEqual([[newer.id, ['linkedin']]])
  })

  it('the search for duplicates finds each of several phones in one field, of the search and of the candidate', async () => {
    const { id } = await buildCandidate(api.db, { phone: '+48 600 100 200, 093 765 43 21' })
    expect(await matchesOf({ phone: '0937654321' })).toEqual([[id, ['phone']]])
    expect(await matchesOf({ phone: '050 765 43 00 / +48600100200' })).toEqual([[id, ['phone']]])
    expect(await matchesOf({ phone: '050 765 43 00' })).toEqual([])
  })

  it('the search for duplicates follows a change of the contacts', async () => {
    const { id } = await buildCandidate(api.db, { email: 'old.address@mail.test' })
    const change = { email: 'new.address@mail.test' }
    await recruiter.call(candidates.update, { params: { id }, body: { candidate: change } })
    expect(await matchesOf({ email: 'old.address@mail.test' })).toEqual([])
    expect(await matchesOf(change)).toEqual([[id, ['email']]])
  })

  it.each([
    ['nothing', {}],
    ['empty contacts', { email: '', phone: '', linkedin: '' }],
    ['blanks', { email: '  ', phone: ' ', linkedin: ' ' }],
    ['a half-typed e-mail', { email: 'ivan@' }],
    ['a half-typed phone', { phone: '+38' }],
    ['text in the place of a phone', { phone: 'call me' }],
    ['the bare address of LinkedIn', { linkedin: 'https://linkedin.com/' }],
    ['an address of another scheme', { linkedin: 'javascript:alert(1)' }],
  ])('the search for duplicates finds nobody for %s', async (_, query) => {
    await buildCandidate(api.db, { email: null, phone: null, linkedin: null })
    expect(await duplicatesOf(query)).toEqual([])
  })

  it('the search for duplicates finds at most twenty candidates', async () => {
    for (let number = 0; number < 21; number += 1) await buildCandidate(api.db, { email: 'agency@mail.test' })
    expect(await duplicatesOf({ email: 'agency@mail.test' })).toHaveLength(20)
  })
})
