import { failing } from '@portal/words/reasons'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { boundedList, boundedMap } from './bounds.ts'

/** Counts how often a schema of items is asked. */
function countedItem() {
  let visits = 0
  const item = z.pipe(
    z.transform((value: number): number => {
      visits += 1
      return value
    }),
    z.number(),
  )
  return { item, visits: () => visits }
}

const messagesOf = (schema: z.ZodMiniType, input: unknown) =>
  z.safeParse(schema, input).error?.issues.map(({ message }) => message)
const refused = (length: number) => Array.from({ length }, () => 'x')

describe('a list with a bound', () => {
  it('a list that keeps its bound has each item checked', () => {
    const { item, visits } = countedItem()
    const list = boundedList(item, 3)
    expect(z.parse(list, [1, 2, 3])).toEqual([1, 2, 3])
    expect(visits()).toBe(3)
    expect(messagesOf(list, refused(3))).toHaveLength(3)
  })

  it('no item of a list longer than its bound is checked, also where the list is optional or has further checks', () => {
    const { item, visits } = countedItem()
    const list = boundedList(item, 3)
    const filled = z.optional(z.nullable(list.check(z.minLength(1, 'Empty'))))
    for (const schema of [list, filled])
      expect(messagesOf(schema, refused(1000))).toEqual([failing('input.too_many_entries', { max: 3 })])
    expect(visits()).toBe(0)
  })

  it('a list with a bound refuses with the messages that its schema was given', () => {
    const list = boundedList(z.number(), 1, { tooMany: 'Too many', notAList: 'No list' })
    expect(messagesOf(list, [1, 2])).toEqual(['Too many'])
    expect(messagesOf(list, 1)).toEqual(['No list'])
  })
})

describe('a map with a bound', () => {
  it('a map that keeps its bound has each entry checked', () => {
    const { item, visits } = countedItem()
    expect(z.parse(boundedMap(item, 2), { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
    expect(visits()).toBe(2)
  })

  it('no entry of a map with too many entries or too long a name is checked', () => {
    const { item, visits } = countedItem()
    const map = boundedMap(item, 2)
    expect(messagesOf(map, { a: 'x', b: 'x', c: 'x' })).toEqual([
      failing('input.too_many_entries', { max: 2 }),
    ])
    expect(messagesOf(map, { ['a'.repeat(101)]: 1 })).toEqual([failing('input.invalid')])
    expect(visits()).toBe(0)
  })

  it.each([[[1]], ['text'], [null], [undefined]])('a map with a bound refuses %j', (input) => {
    expect(messagesOf(z.object({ map: boundedMap(z.number(), 2) }), { map: input })).toHaveLength(1)
  })
})
