import { candidates } from '@portal/contract/candidates/candidate-routes'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../test/app.ts'
import { buildRecruiter } from '../../test/factories/user.ts'
import { buildCandidate } from '../../test/factories/vacancy.ts'
import { formOf } from '../../test/form.ts'
import { files } from '../db/schema/files.ts'
import { clockAt } from '../use-case/clock.ts'
import { FileStoreFullError, FileStoreUnavailableError } from './storage/file-storage.ts'
import { sweepFiles } from './sweep-files.ts'

let api: TestApp
let recruiter: Client
let failure: Error | undefined
/** Whether the store has carried out what it did not answer. */
let isCarriedOut: boolean
const works = async () => {
  if (failure !== undefined) throw failure
}

beforeAll(async () => {
  api = await createTestApp({
    changeStorage: (folder) => ({
      put: async (key, bytes) => {
        if (failure === undefined || isCarriedOut) await folder.put(key, bytes)
        await works()
      },
      get: async (key) => works().then(() => folder.get(key)),
      open: async (key) => works().then(() => folder.open(key)),
      delete: async (key) => works().then(() => folder.delete(key)),
    }),
  })
  recruiter = await api.as(await buildRecruiter(api.db))
})
beforeEach(async () => {
  failure = undefined
  isCarriedOut = false
  await sweepFiles({ db: api.db, clock: later(2), files: api.files })
})
afterAll(() => api.close())

const urlOf = (id: number) => `/api/v1/candidates/${id}/cv_file`
const cv = Buffer.from('%PDF-1.7 CV')
const send = async (id: number) =>
  recruiter.inject({ method: 'POST', url: urlOf(id), ...(await formOf(['file', cv, 'cv.pdf'])) })
const read = (id: number) => recruiter.inject({ method: 'GET', url: urlOf(id) })
const keptCv = async (id: number) => (await recruiter.call(candidates.show, { params: { id } })).data.cv_file
const states = async () => (await api.db.select({ state: files.state }).from(files)).map(({ state }) => state)
const later = (hours: number) => clockAt('Europe/Kyiv', () => new Date(Date.now() + hours * 3_600_000))

describe('a store of files that is away', () => {
  it('an upload is refused with a sentence and saves nothing, and the same upload succeeds afterwards', async () => {
    const { id } = await buildCandidate(api.db)
    failure = new FileStoreUnavailableError('away')
    const refused = await send(id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      503,
      {
        code: 'files.store_unavailable',
        error: 'Files cannot be saved or shown at the moment. Please try again',
      },
    ])
    expect(await keptCv(id)).toBeNull()
    failure = undefined
    expect((await send(id)).statusCode).toBe(201)
    expect((await read(id)).rawPayload).toEqual(cv)
  })

  it('a file that cannot be read is 503, everything else goes on, and the file is there afterwards', async () => {
    const { id } = await buildCandidate(api.db)
    await send(id)
    failure = new FileStoreUnavailableError('away')
    const refused = await read(id)
    expect([refused.statusCode, refused.headers['content-disposition']]).toEqual([503, undefined])
    expect(await keptCv(id)).toMatchObject({ name: 'cv.pdf' })
    failure = undefined
    expect((await read(id)).rawPayload).toEqual(cv)
  })

  it('a CV that is deleted meanwhile is gone at once, and its bytes with the next sweep', async () => {
    const { id } = await buildCandidate(api.db)
    await send(id)
    const before = (await states()).length
    failure = new FileStoreUnavailableError('away')
    const removed = await recruiter.inject({ method: 'DELETE', url: urlOf(id) })
    expect([removed.statusCode, await keptCv(id)]).toEqual([204, null])
    expect(await states()).toContain('deleted')
    failure = undefined
    await sweepFiles({ db: api.db, clock: later(0), files: api.files })
    expect((await states()).length).toBe(before - 1)
  })

  it('an upload that the store carried out without an answer is deleted with its row after an hour', async () => {
    const { id } = await buildCandidate(api.db)
    failure = new FileStoreUnavailableError('no answer')
    isCarriedOut = true
    await send(id)
    const [pending] = (await api.db.select().from(files)).filter(({ state }) => state === 'pending')
    failure = undefined
    const key = pending?.storage_key ?? ''
    expect(await api.files.get(key)).toEqual(cv)
    await sweepFiles({ db: api.db, clock: later(2), files: api.files })
    expect([await api.files.get(key), (await states()).includes('pending')]).toEqual([undefined, false])
  })

  it('an upload to a full store is refused with the time after which to try again, and leaves nothing', async () => {
    const { id } = await buildCandidate(api.db)
    const before = await states()
    failure = new FileStoreFullError('full')
    const refused = await send(id)
    expect([refused.statusCode, refused.json().error]).toEqual([503, 'There is no room left for files'])
    expect(refused.headers['retry-after']).toBe('60')
    failure = undefined
    await sweepFiles({ db: api.db, clock: later(0), files: api.files })
    expect([await keptCv(id), await states()]).toEqual([null, before])
  })
})
