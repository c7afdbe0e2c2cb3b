import { afterEach, expect, it } from 'vitest'
import { handMade, textRow, workbookOf } from '../../../test/imports/workbooks.ts'
import { ImportReader } from './read-file.ts'

const opened: ImportReader[] = []
afterEach(async () => {
  for (const reader of opened.splice(0)) await reader.close()
})

function open(options: ConstructorParameters<typeof ImportReader>[0] = {}) {
  const reader = new ImportReader(options)
  opened.push(reader)
  return reader
}

const csv = (text: string) => new TextEncoder().encode(text)
const workbook = await workbookOf({ Hours: [textRow('Date'), textRow('2026-01-05')] })
const refusedWith = (code: string) => expect.objectContaining({ reason: expect.objectContaining({ code }) })

it('files are read one after the other, and one that is refused leaves the reader as it was', async () => {
  const reader = open()
  const reads = [csv('A\n1'), csv('A,A\n1'), workbook].map((bytes) => reader.read(bytes, {}))
  expect(await Promise.allSettled(reads)).toEqual([
    { status: 'fulfilled', value: expect.objectContaining({ headings: ['A'] }) },
    { status: 'rejected', reason: refusedWith('imports.same_heading') },
    { status: 'fulfilled', value: expect.objectContaining({ sheet: 'Hours', headings: ['Date'] }) },
  ])
})

it('a file that needs too much memory is refused, and the next one is read', async () => {
  const reader = open({ maxHeapMb: 48 })
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="900000000"><c r="A900000000"><v>1</v></c></row>'
  await expect(reader.read(handMade({ rows }), {})).rejects.toEqual(refusedWith('imports.too_heavy'))
  expect(await reader.read(csv('A\n1'), {})).toMatchObject({ headings: ['A'] })
})

it('a file that takes too long is refused, and so is one under way when the portal stops', async () => {
  await expect(open({ timeoutMs: 1 }).read(workbook, {})).rejects.toEqual(refusedWith('imports.too_heavy'))
  const reader = open()
  const underWay = expect(reader.read(workbook, {})).rejects.toEqual(refusedWith('imports.interrupted'))
  await reader.close()
  await underWay
  await expect(reader.read(workbook, {})).rejects.toEqual(refusedWith('imports.interrupted'))
})
