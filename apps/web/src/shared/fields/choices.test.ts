import { expect, test } from 'vitest'
import { matchingChoices, nextPlace, withHintsOfNamesakes } from './choices.ts'

const people = [
  { id: 1, name: 'Maria Zinchenko', hint: 'maria@portal.test' },
  { id: 2, name: 'Ivan Petrenko', hint: 'ivan@portal.test' },
  { id: 3, name: 'Ivan Petrenko', hint: 'petrenko@portal.test' },
  { id: 4, name: 'Мар’яна Лукʼянець' },
  { id: 5, name: 'Андрій' },
]
const ids = (typed: string) => matchingChoices(people, typed).map(({ id }) => id)

test.each([
  ['Zinchenko M', [1]],
  ['  petrenko   IVAN ', [2, 3]],
  ['petrenko@', [3]],
  ['Ivan Z', []],
  ["мар'яна лук", [4]],
  ['Мар\u02BCяна', [4]],
  ['Андріи\u0306', [5]],
  [' ', [1, 2, 3, 4, 5]],
])('the search for "%s" finds the choices that contain each word', (typed, found) => {
  expect(ids(typed)).toEqual(found)
})

test('only choices with the same name have a second line', () => {
  expect(withHintsOfNamesakes(people).map(({ hint }) => hint)).toEqual([
    undefined,
    'ivan@portal.test',
    'petrenko@portal.test',
    undefined,
    undefined,
  ])
})

test('the arrow keys skip disabled choices and continue at the other end', () => {
  const choices = [
    { id: 1, name: 'A' },
    { id: 2, name: 'B', disabled: true },
    { id: 3, name: 'C' },
  ]
  expect(nextPlace(choices, -1, 1)).toBe(0)
  expect(nextPlace(choices, 0, 1)).toBe(2)
  expect(nextPlace(choices, 2, 1)).toBe(0)
  expect(nextPlace(choices, -1, -1)).toBe(2)
  expect(nextPlace([], -1, 1)).toBe(-1)
})
