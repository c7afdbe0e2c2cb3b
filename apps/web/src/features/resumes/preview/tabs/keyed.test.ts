import { expect, it } from 'vitest'
import { keyed } from './keyed.ts'

it('every item has a key of its own, which stays when the order changes', () => {
  const [sql, css] = [{ name: 'SQL' }, { name: 'CSS' }]
  const keys = keyed([sql, css, { ...sql }]).map(({ key }) => key)
  expect(new Set(keys).size).toBe(3)
  const turned = keyed([css, sql, { ...sql }]).map(({ key }) => key)
  expect(turned.toSorted()).toEqual(keys.toSorted())
})
