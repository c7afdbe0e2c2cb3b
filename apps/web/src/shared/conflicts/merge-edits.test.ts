import { describe, expect, test } from 'vitest'
import { isSame, mergeEdits, takeSaved } from './merge-edits.ts'

type Held = { name: string; email: string; address: string | null; roles: number[] }
const opened: Held = { name: 'Acme', email: 'a@acme.test', address: null, roles: [1, 2] }

const merge = (mine: Partial<Held>, saved: Partial<Held>) =>
  mergeEdits({ opened, mine: { ...opened, ...mine }, saved: { ...opened, ...saved } })

describe('two edits of one row', () => {
  test('fields that only one side changed are joined without a question', () => {
    const { merged, clashes } = merge({ name: 'Acme Ltd' }, { email: 'b@acme.test' })
    expect(merged).toEqual({ ...opened, name: 'Acme Ltd', email: 'b@acme.test' })
    expect(clashes).toEqual([])
  })

  test('a field that both changed differently is a clash, and the merge holds mine', () => {
    const { merged, clashes } = merge({ name: 'Acme Ltd' }, { name: 'Acme Inc', email: 'b@acme.test' })
    expect(merged).toEqual({ ...opened, name: 'Acme Ltd', email: 'b@acme.test' })
    expect(clashes).toEqual(['name'])
  })

  test('the same change by both sides is no clash', () => {
    expect(merge({ name: 'Acme Ltd' }, { name: ' Acme Ltd' }).clashes).toEqual([])
  })

  test('an emptied field is a change, and empty is the same as missing', () => {
    expect(merge({ name: '' }, { name: 'Acme Inc' }).clashes).toEqual(['name'])
    expect(merge({ address: '' }, { address: 'Kyiv' })).toMatchObject({
      merged: { address: 'Kyiv' },
      clashes: [],
    })
  })

  test('another order of several choices is no change', () => {
    expect(merge({ roles: [2, 1] }, { roles: [1, 2, 3] })).toMatchObject({
      merged: { roles: [1, 2, 3] },
      clashes: [],
    })
    expect(merge({ roles: [2] }, { roles: [1, 2, 3] }).clashes).toEqual(['roles'])
  })

  test('a typed name is another choice than the id of the same digits', () => {
    expect(isSame([3, '5'], ['5', 3])).toBe(true)
    expect(isSame([5], ['5'])).toBe(false)
  })

  test('lines of a list are compared with all their fields', () => {
    const child = { name: 'Ann', birth: null }
    const clashes = (mine: object[], saved: object[]) =>
      mergeEdits({ opened: { children: [child] }, mine: { children: mine }, saved: { children: saved } })
        .clashes
    expect(clashes([{ ...child, name: 'Anna' }], [{ ...child, name: 'Anne' }])).toEqual(['children'])
    expect(clashes([child], [])).toEqual([])
  })

  test('a merge takes the saved values of the chosen fields, and no others', () => {
    const saved: Held = { ...opened, name: 'Acme Inc', email: 'b@acme.test' }
    const mine: Held = { ...opened, name: 'Acme Ltd', email: 'c@acme.test' }
    expect(takeSaved(mine, saved, new Set(['email']))).toEqual({ ...mine, email: 'b@acme.test' })
    expect(takeSaved(mine, saved, new Set())).toEqual(mine)
  })
})
