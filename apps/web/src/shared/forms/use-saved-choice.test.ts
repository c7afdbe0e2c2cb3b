import { expect, test } from 'vitest'
import { createSaves } from './use-saved-choice.ts'

type Row = { id: number; version: number }

test('a save waits for the one before it and gets the row that it left', async () => {
  const inTurn = createSaves<Row>()
  const first = Promise.withResolvers<Row>()
  const seen: unknown[] = []
  const one = inTurn(1, (saved) => {
    seen.push(saved)
    return first.promise
  })
  const two = inTurn(1, async (saved) => {
    seen.push(saved)
    return { id: 1, version: 3 }
  })
  await inTurn(2, async (saved) => {
    seen.push(saved)
    return { id: 2, version: 9 }
  })
  expect(seen).toEqual([undefined, undefined])
  first.resolve({ id: 1, version: 2 })
  expect([await one, await two]).toEqual([
    { id: 1, version: 2 },
    { id: 1, version: 3 },
  ])
  expect(seen.at(-1)).toEqual({ id: 1, version: 2 })
})

test('a save after a refused one gets the row as it was before that', async () => {
  const inTurn = createSaves<Row>()
  await inTurn(1, async () => ({ id: 1, version: 5 }))
  const refused = inTurn(1, () => Promise.reject(new Error('refused')))
  const next = inTurn(1, async (saved) => ({ id: 1, version: (saved?.version ?? 0) + 1 }))
  await expect(refused).rejects.toThrow('refused')
  expect(await next).toEqual({ id: 1, version: 6 })
})
