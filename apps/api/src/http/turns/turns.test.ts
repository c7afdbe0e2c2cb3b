import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

describe('turns', () => {
  it("a person's work waits for that person's only, in its order, and goes on after a failure", async () => {
    const turns = new Turns()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const done: string[] = []
    const first = turns.take(1, async () => {
      await isOver
      done.push('first')
    })
    const second = turns.take(1, async () => {
      done.push('second')
      throw new Error('failed')
    })
    const third = turns.take(1, async () => done.push('third'))
    await turns.take(2, async () => done.push("another person's"))
    expect(done).toEqual(["another person's"])
    end()
    await first
    await expect(second).rejects.toThrow('failed')
    await third
    expect(done).toEqual(["another person's", 'first', 'second', 'third'])
  })
})
