import { expect, test } from 'vitest'
import { chosenAmong, chosenOf, wishesOf } from './choice.ts'

const things = (...ids: number[]) => ids.map((id) => ({ id }))

test('what was used last stands in until something is picked', () => {
  const lastUsed = { project_id: 1, category_id: 5 }
  expect(wishesOf({ project_id: null, category_id: 6 }, lastUsed)).toEqual({ project_id: 1, category_id: 6 })
  expect(wishesOf({ project_id: null, category_id: null }, undefined)).toEqual({
    project_id: null,
    category_id: null,
  })
})

test('a wish that is offered is chosen', () => {
  const offer = { projects: things(1, 2), categories: things(5, 6) }
  expect(chosenOf({ project_id: 2, category_id: 5 }, offer)).toEqual({ project_id: 2, category_id: 5 })
})

test('a wish that is not offered is cleared, never replaced by another of several', () => {
  expect(chosenAmong(9, things(1, 2))).toBeNull()
})

test('a single option is chosen without being picked', () => {
  expect(chosenAmong(null, things(7))).toBe(7)
  expect(chosenAmong(9, things(7))).toBe(7)
})

test('nothing is chosen where nothing is offered', () => {
  expect(chosenAmong(1, [])).toBeNull()
})
