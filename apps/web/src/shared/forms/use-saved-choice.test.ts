import { expect, test } from 'vitest'
import { createSaves } from './use-saved-choice.ts'

type Row = { id: number; version: number }

const version = (id: number, number: number): Row => ({ id, version: number })

test('a save waits for the one before it and gets the row that it left', async () => {
  const inTurn = createSaves<Row>()
  const first = Promise.withResolvers<Row>()
  const seen: Row[] = []
  const one = inTurn(version(1, 1), (newest) => {
    seen.push(newest)
    return first.promise
  })
  const two = inTurn(version(1, 1), async (newest) => {
    seen.push(newest)
    return version(1, 3)
  })
  await inTurn(version(2, 8), async (newest) => {
    seen.push(newest)
    return version(2, 9)
  })
  expect(seen).toEqual([version(1, 1), version(2, 8)])
  first.resolve(version(1, 2))
  expect([await one, await two]).toEqual([version(1, 2), version(1, 3)])
  expect(seen.at(-1)).toEqual(version(1, 2))
})

test('a save after a refused one gets the row as it was before that', async () => {
  const inTurn = createSaves<Row>()
  await inTurn(version(1, 4), async () => version(1, 5))
  const refused = inTurn(version(1, 4), () => Promise.reject(new Error('refused')))
  const next = inTurn(version(1, 4), async (newest) => version(1, newest.version + 1))
  await expect(refused).rejects.toThrow('refused')
  expect(await next).toEqual(version(1, 6))
})

test('a save gets the row as it is shown where that is newer than the last save', async () => {
  const inTurn = createSaves<Row>()
  await inTurn(version(1, 4), async () => version(1, 5))
  expect(await inTurn(version(1, 7), async (newest) => newest)).toEqual(version(1, 7))
})
