import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { tooMany } from '../../use-case/errors.ts'
import { OnlyOne } from './only-one.ts'

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const refusal = () => tooMany('records.copy_under_way', 1)

/** Runs `meanwhile` while a person's work is under way. */
async function during(only: OnlyOne, person_id: number, meanwhile: () => Promise<unknown>): Promise<void> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const running = only.run(api.db, { person_id, refusal }, async () => {
    begin()
    await isOver
  })
  await hasBegun
  try {
    await meanwhile()
  } finally {
    end()
    await running
  }
}

describe('work of which a person has one at a time', () => {
  it('a second one is refused without a connection, and the next one runs after a failure too', async () => {
    const only = new OnlyOne()
    const run = (work: () => Promise<unknown>) => only.run(api.db, { person_id: 7, refusal }, work)
    await during(only, 7, () => expect(run(async () => 'second')).rejects.toThrow(refusal().message))
    await expect(
      run(async () => {
        throw new Error('failed')
      }),
    ).rejects.toThrow('failed')
    expect(await run(async () => 'next')).toBe('next')
  })

  it('a second one in another process is refused at once, and that of another person runs', async ({
    skip,
  }) => {
    skip(api.database.kind !== 'postgres', 'the embedded database belongs to one process')
    const [one, another] = [new OnlyOne(), new OnlyOne()]
    const run = (person_id: number) => another.run(api.db, { person_id, refusal }, async () => 'run')
    await during(one, 7, async () => {
      await expect(run(7)).rejects.toThrow(refusal().message)
      expect(await run(8)).toBe('run')
    })
    expect(await run(7)).toBe('run')
  })
})
