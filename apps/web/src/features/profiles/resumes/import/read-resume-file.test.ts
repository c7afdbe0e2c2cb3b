import { expect, test } from 'vitest'
import { readResumeFile } from './read-resume-file.ts'

const basics = { name: 'Ivan', label: 'Developer' }
const fileOf = (text: string) => new Blob([text])

test('a JSON Resume is read with the fields that the portal does not know', async () => {
  const resume = { basics, work: [{ name: 'Ours', url: 'https://ours.test' }], awards: [{}] }
  expect(await readResumeFile(fileOf(`\uFEFF${JSON.stringify(resume)}`))).toEqual(resume)
})

test.each(['utf16le', 'utf8'] as const)(
  'a JSON Resume in %s with a byte order mark is read',
  async (encoding) => {
    const text = JSON.stringify({ basics: { name: 'Іван', label: 'Developer' } })
    expect(await readResumeFile(new Blob([Buffer.from(`\uFEFF${text}`, encoding)]))).toEqual(JSON.parse(text))
  },
)

test('a JSON Resume in UTF-16 without a byte order mark is read, in both orders', async () => {
  const text = JSON.stringify({ basics: { name: 'Іван', label: 'Developer' } })
  for (const bytes of [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()]) {
    expect(await readResumeFile(new Blob([bytes]))).toEqual(JSON.parse(text))
  }
})

test('a JSON Resume in Windows-1251 is refused, and the sentence says how to save it', async () => {
  const start = Buffer.from('{"basics":{"label":"Developer","name":"')
  const name = Buffer.from([0xb2, 0xe2, 0xe0, 0xed])
  const file = new Blob([start, name, Buffer.from('"}}')])
  await expect(readResumeFile(file)).rejects.toThrow(/not in UTF-8 or UTF-16/)
})

test.each([
  [
    JSON.stringify({ basics: { ...basics, location: 'Kyiv' }, sections: {}, metadata: { template: 'onyx' } }),
    /^This is a file of Reactive Resume/,
  ],
  ['no JSON', /^This file holds no JSON/],
  ['[]', /^The file holds no JSON Resume$/],
  ['{}', /^basics is missing$/],
  [JSON.stringify({ basics, work: [{ startDate: [] }] }), /^work.startDate must be a date$/],
  [JSON.stringify({ basics: { ...basics, summary: 'x'.repeat(1_050_000) } }), /^Please pick a smaller file/],
])('the file %.30s is refused with a sentence', async (text, sentence) => {
  await expect(readResumeFile(fileOf(text))).rejects.toThrow(sentence)
})
