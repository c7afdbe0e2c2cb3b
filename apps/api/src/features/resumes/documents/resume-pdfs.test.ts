import { expect, it } from 'vitest'
import { shortResume } from '../../../../test/resumes/sample-resumes.ts'
import { ResumePdfs } from './resume-pdfs.ts'

const documentOf = (version: string) => ({
  name: 'CV_IvanP',
  version,
  read: async () => ({
    resume: shortResume,
    language: 'en' as const,
    avatar: null,
    covers: [],
    updated_at: new Date(),
  }),
})

it('ten requests at once for one document wait for one rendering', async () => {
  let renderings = 0
  const pdfs = new ResumePdfs(async () => {
    renderings += 1
    return new Uint8Array([1, 2, 3])
  })
  const all = await Promise.all(Array.from({ length: 10 }, () => pdfs.read(documentOf('one'))))
  expect(renderings).toBe(1)
  expect(new Set(all).size).toBe(1)
  await pdfs.read(documentOf('one'))
  expect(renderings).toBe(1)
  await pdfs.read(documentOf('another'))
  expect(renderings).toBe(2)
})

it('a failed rendering of a PDF is not kept', async () => {
  let renderings = 0
  const pdfs = new ResumePdfs(async () => {
    renderings += 1
    if (renderings === 1) throw new Error('no')
    return new Uint8Array([1])
  })
  await expect(pdfs.read(documentOf('one'))).rejects.toThrow('no')
  expect(await pdfs.read(documentOf('one'))).toEqual(Buffer.from([1]))
})

it('a PDF that is larger than the memory for all of them is sent and not kept', async () => {
  let renderings = 0
  const pdfs = new ResumePdfs(async () => {
    renderings += 1
    return new Uint8Array(100)
  }, 10)
  expect(await pdfs.read(documentOf('one'))).toHaveLength(100)
  expect(await pdfs.read(documentOf('one'))).toHaveLength(100)
  expect(renderings).toBe(2)
})
