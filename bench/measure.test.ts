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

test('processor time is measured for a contender with a process, and for no other', async () => {
  const { own, other } = await measureTogether(
    { own: [async () => undefined], other: [async () => undefined] },
    { rounds: 1, turnsPerRound: 1 },
    { own: process.pid },
  )
  expect(Number.isNaN(own.processorUs)).toBe(process.platform !== 'linux')
  expect(other.processorUs).toBeNaN()
})
