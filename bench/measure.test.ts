import { expect, test } from 'vitest'
import { measureTogether, summarise } from './measure.ts'

test('percentiles are taken by nearest rank, whatever the order of the samples', () => {
  const samples = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(summarise(samples, 4)).toEqual({ medianMs: 100, p99Ms: 198, perSecond: 50 })
})

test('contenders take turns, and the warm-up does not count', async () => {
  const order: string[] = []
  const worker = (name: string) => async () => {
    order.push(name)
  }
  await measureTogether({ a: [worker('a')], b: [worker('b')] }, { rounds: 2, turnsPerRound: 2 })
  expect(order.join('')).toBe('aabbaabbaabb')
})
