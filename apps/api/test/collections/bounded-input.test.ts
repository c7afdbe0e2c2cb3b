import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { descriptors, nameOf } from '../descriptors.ts'
import { countVisits, highestBound, insideOf, refusedItems, withValue } from './collections.ts'

const tooMany = 100_000

const inputs = descriptors.flatMap((route) =>
  [route.schema.body, route.schema.querystring].flatMap((schema) =>
    schema === undefined ? [] : [[nameOf(route), schema] as const],
  ),
)

const collections = inputs.flatMap(([call, schema]) =>
  insideOf(schema).collections.map(
    (collection) => [call, collection.path.join('.'), schema, collection] as const,
  ),
)
const bodies = descriptors.flatMap((route) =>
  route.schema.body === undefined ? [] : [[nameOf(route), route.schema.body] as const],
)

it.each(collections)('%s limits %s before its items are read', (_, __, schema, collection) => {
  const { visits, stop } = countVisits(collection)
  const parse = (count: number) =>
    z.safeParse(schema, withValue({}, collection.path, refusedItems(collection, count)))
  parse(5)
  // The lists around the path have one item each.
  expect(visits()).toBeGreaterThanOrEqual(5)
  const before = visits()
  expect(parse(tooMany).success).toBe(false)
  stop()
  expect(visits() - before).toBeLessThanOrEqual(highestBound + 1)
})

it('the search for collections finds the lists and maps of bodies and addresses', () => {
  const found = collections.map(([call, path]) => `${call} ${path}`)
  expect(found).toEqual(
    expect.arrayContaining([
      'POST /dashboard/missing_hours/reminders user_ids',
      'POST /resumes/import resume.work.0.highlights',
      'PUT /experiences/reorder resume_experiences',
      'PUT /profiles/:id profile.children_attributes',
      'GET /admin/report/monthly user_id',
    ]),
  )
})

/** The use case limits the length instead, because a longer text counts as a failed attempt. */
const boundedLater = ['POST /session session.email']

it.each(bodies)('%s limits the length of every text', (call, schema) => {
  const unbounded = insideOf(schema)
    .leaves.filter(({ schema: leaf }) =>
      ['a', '1'].some((letter) => z.safeParse(leaf, letter.repeat(tooMany)).success),
    )
    .map(({ path }) => `${call} ${path.join('.')}`)
  expect(unbounded.filter((text) => !boundedLater.includes(text))).toEqual([])
})
