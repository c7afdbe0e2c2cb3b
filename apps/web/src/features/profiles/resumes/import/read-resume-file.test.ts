import { expect, test } from 'vitest'
import { readResumeFile } from './read-resume-file.ts'

const basics = { name: 'Ivan', label: 'Developer' }
const fileOf = (text: string) => new Blob([text])

test('a JSON Resume is read with the fields that the portal does not know', async () => {
  const resume = { basics, work: [{ name: 'Ours', url: 'https://ours.test' }], awards: [{}] }
  expect(await readResumeFile(fileOf(`\uFEFF${JSON.stringify(resume)}`))).toEqual(resume)
})

test.each([
  ['no JSON', /^This file holds no JSON/],
  ['[]', /^The file holds no JSON Resume$/],
  ['{}', /^basics is missing$/],
  [JSON.stringify({ basics, work: [{ startDate: [] }] }), /^work.startDate must be a date$/],
  [JSON.stringify({ basics: { ...basics, summary: 'x'.repeat(1_050_000) } }), /^Please pick a smaller file/],
])('the file %.30s is refused with a sentence', async (text, sentence) => {
  await expect(readResumeFile(fileOf(text))).rejects.toThrow(sentence)
})
