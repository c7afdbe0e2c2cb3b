import { expect, test } from 'vitest'
import { withNewRow } from './new-row.tsx'

type Row = { id: number; name: string }
const rows: Row[] = [
  { id: 1, name: 'A' },
  { id: 2, name: 'B' },
]
const listing = {
  rows,
  columns: [
    { key: 'name', title: 'Name', cell: ({ name }: Row) => name },
    { key: 'id', title: 'Id', cell: ({ id }: Row) => id },
  ],
  rowKey: ({ id }: Row) => id,
  firstNumber: 11,
}

test('a list without a new row, or one that is not loaded, stays as it is', () => {
  expect(withNewRow(undefined, listing)).toBe(listing)
  const loading = { ...listing, rows: undefined }
  expect(withNewRow({ id: 3, name: 'C' }, loading)).toBe(loading)
})

test('a new row from another page comes first, without a number, and the others keep theirs', () => {
  const added = { id: 3, name: 'C' }
  const { rows: shown, firstNumber, unnumbered } = withNewRow(added, listing)
  expect(shown).toEqual([added, ...rows])
  expect(unnumbered).toBe(added)
  expect(firstNumber).toBe(10)
})

test('a new row of this page is marked in its place, in the column that names it', () => {
  const { rows: shown, columns, firstNumber } = withNewRow({ id: 2, name: 'B before' }, listing)
  expect([shown, firstNumber]).toEqual([rows, 11])
  const cells = rows.map((row) => columns.map(({ cell }) => cell(row)))
  expect(cells[0]).toEqual(['A', 1])
  expect(cells[1]).toEqual([expect.not.stringMatching('B'), 2])
})
