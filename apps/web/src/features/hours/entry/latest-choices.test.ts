import { expect, test } from 'vitest'
import { inKnownOrder, pairsOf, usualCategory } from './latest-choices.ts'

const worked = (project_id: number, category_id: number) => ({
  record_type: 'regular' as const,
  project_id,
  project: `Project ${project_id}`,
  category_id,
  category: `Category ${category_id}`,
})
const leave = {
  record_type: 'vacation' as const,
  project_id: null,
  project: null,
  category_id: null,
  category: null,
}

test('the latest pairs of a person are those of worked hours, each once and the latest first', () => {
  const records = [leave, worked(2, 5), worked(1, 5), worked(2, 5), worked(2, 6)]
  expect(pairsOf(records).map(({ project_id, category_id }) => [project_id, category_id])).toEqual([
    [2, 5],
    [1, 5],
    [2, 6],
  ])
  expect(pairsOf(records)[0]).toMatchObject({ project: 'Project 2', category: 'Category 5' })
})

test('pairs keep the order in which they were known, and new ones follow', () => {
  const [first, second, third] = [worked(1, 5), worked(2, 5), worked(3, 5)].map((record) => pairsOf([record]))
  const known = [...(first ?? []), ...(second ?? [])]
  const latest = [...(third ?? []), ...(second ?? []), ...(first ?? [])]
  expect(inKnownOrder(latest, known).map(({ project_id }) => project_id)).toEqual([1, 2, 3])
  expect(inKnownOrder(third ?? [], known).map(({ project_id }) => project_id)).toEqual([3])
  expect(inKnownOrder(latest, [])).toEqual(latest)
})

test('the usual category of a project is that of most of its records, not that of the latest', () => {
  const records = [worked(1, 6), worked(2, 7), worked(1, 5), worked(1, 5)]
  expect(usualCategory(records, 1)).toBe(5)
  expect(usualCategory(records, 2)).toBe(7)
})

test('of two categories that are as usual the one of the latest record is proposed', () => {
  expect(usualCategory([worked(1, 6), worked(1, 5), worked(1, 5), worked(1, 6)], 1)).toBe(6)
})

test('a project without hours has no usual category', () => {
  expect(usualCategory([leave, worked(1, 6)], 2)).toBeUndefined()
  expect(usualCategory([leave], null)).toBeUndefined()
})
