import { resumes } from '@portal/contract/resumes/resumes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/app.ts'
import { storedFile } from '../../../test/calls/stored-file.ts'
import {
  buildBook,
  buildExperience,
  buildLanguage,
  buildWholeResume,
} from '../../../test/factories/resume.ts'
import { buildManager, buildUser } from '../../../test/factories/user.ts'
import { files } from '../../db/schema/files.ts'

let api: TestApp
let manager: Client
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
})
afterAll(() => api.close())

/** Makes a CV with several items in some sections, an avatar and a cover. */
async function fullResume() {
  const user = await buildUser(api.db)
  const { id: resume_id } = await buildWholeResume(api.db, user.id, {
    avatar_file_id: await storedFile(api, 'resume_avatar'),
    github_url: 'https://github.com/x',
    city: 'Kyiv',
    summary: 'Tests',
  })
  await buildExperience(api.db, { resume_id, position: 9, job_ended_on: null, ongoing: true })
  for (const name of ['Polish', 'German']) await buildLanguage(api.db, { resume_id, name })
  await buildBook(api.db, { resume_id, cover_file_id: await storedFile(api, 'book_cover') })
  return resume_id
}

const show = async (id: number) => (await manager.call(resumes.show, { params: { id } })).data
const copy = (id: number) => manager.call(resumes.copy, { params: { id } })
const bytesAt = async (url: string | null | undefined) => {
  const { statusCode, rawPayload } = await manager.inject({ method: 'GET', url: url ?? '' })
  return [statusCode, rawPayload.toString()]
}

/** Returns the CV without what differs between it and its copy: ids, slug and addresses. */
const textsOf = (whole: Awaited<ReturnType<typeof show>>) =>
  JSON.parse(
    JSON.stringify(whole, (key, value) =>
      ['id', 'resume_id', 'slug', 'url', 'avatar', 'cover', 'version'].includes(key) ? undefined : value,
    ),
  )

describe('a CV on the base of another', () => {
  it('a copy of a CV has all sections in their order and the pictures, and a new slug', async () => {
    const baseId = await fullResume()
    const base = await show(baseId)
    const { status, data } = await copy(baseId)
    expect(status).toBe(201)
    expect(textsOf(data)).toEqual(textsOf(base))
    expect([data.version, data.experiences.length, data.languages.length]).toEqual([1, 2, 3])
    expect([data.slug === base.slug, data.id === base.id]).toEqual([false, false])
    expect(await bytesAt(data.avatar)).toEqual([200, 'bytes'])
    expect(await bytesAt(data.books[1]?.cover)).toEqual([200, 'bytes'])
    expect(await show(baseId)).toEqual(base)
  })

  it.each(['the base', 'the copy'])(
    'a CV keeps its pictures when %s is deleted, and no file is left after both are',
    async (first) => {
      const before = await api.db.$count(files)
      const baseId = await fullResume()
      const { id: copyId } = (await copy(baseId)).data
      expect(await api.db.$count(files, eq(files.state, 'stored'))).toBe(before + 4)
      const [gone, kept] = first === 'the base' ? [baseId, copyId] : [copyId, baseId]
      await manager.call(resumes.remove, { params: { id: gone } })
      const { avatar, books } = await show(kept)
      expect([await bytesAt(avatar), await bytesAt(books[1]?.cover)]).toEqual([
        [200, 'bytes'],
        [200, 'bytes'],
      ])
      await manager.call(resumes.remove, { params: { id: kept } })
      expect(await api.db.$count(files)).toBe(before)
    },
  )

  it('a copy of a CV is made without a picture whose file is missing', async () => {
    const baseId = await fullResume()
    for (const { key } of await api.db.select({ key: files.storage_key }).from(files))
      await api.files.delete(key)
    const { data } = await copy(baseId)
    expect([data.avatar, data.books[1]?.cover, data.books.length]).toEqual([null, null, 2])
  })

  it('a copy of an unknown CV is 404', async () => {
    expect((await copy(999_999)).refusal.code).toBe('resumes.not_found')
  })
})
