import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockAt } from '../use-case/clock.ts'
import { backUpWhenDue } from './daily-backup.ts'

let folder: string
let now: Date
let written: string[]
let others: number[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-daily-'))
  written = []
  others = []
  return () => rm(folder, { recursive: true })
})

const [portalId, production] = ['0123abcd', 'fedc9876']
const clock = clockAt('Europe/Kyiv', () => now)
const write = async (path: string) => {
  written.push(path)
  await writeFile(path, 'an archive')
}
const look = (changes: Partial<Parameters<typeof backUpWhenDue>[0]> = {}) =>
  backUpWhenDue({
    folder,
    keep: 3,
    from: '03:00',
    portalId,
    clock,
    write,
    onOthers: (count) => others.push(count),
    onFailure: () => {},
    ...changes,
  })
const names = async () => (await readdir(folder)).toSorted()

describe('the daily backup', () => {
  it('the archive of the day is made once, from its time on, by the day of the company', async () => {
    now = new Date('2026-03-12T00:30:00Z')
    expect(await look()).toBe(false)
    now = new Date('2026-03-12T01:00:00Z')
    expect([await look(), await look()]).toEqual([true, false])
    // It is the 13th in Kyiv, but not yet three o'clock.
    now = new Date('2026-03-12T23:30:00Z')
    expect(await look()).toBe(false)
    expect(await names()).toEqual([`portal-${portalId}-2026-03-12.backup`])
  })

  it('the latest archives are kept, and files of others stay', async () => {
    await writeFile(join(folder, 'by-hand.backup'), '')
    for (let day = 10; day < 16; day += 1) {
      now = new Date(`2026-03-${day}T10:00:00Z`)
      expect(await look()).toBe(true)
    }
    expect(await names()).toEqual([
      'by-hand.backup',
      `portal-${portalId}-2026-03-13.backup`,
      `portal-${portalId}-2026-03-14.backup`,
      `portal-${portalId}-2026-03-15.backup`,
    ])
  })

  it("another portal's archives in the same folder are neither counted nor deleted, and are told", async () => {
    const days = ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
    const theirs = [
      ...days.map((day) => `portal-${day}.backup`),
      ...days.map((day) => `portal-${production}-${day}.backup`),
    ]
    for (const name of theirs) await writeFile(join(folder, name), 'an archive of production')
    now = new Date('2026-11-28T10:00:00Z')
    expect(await look({ keep: 1, from: '00:00' })).toBe(true)
    expect(others).toEqual([8])
    now = new Date('2026-11-29T10:00:00Z')
    expect(await look({ keep: 1, from: '00:00' })).toBe(true)
    expect(await names()).toEqual([...theirs, `portal-${portalId}-2026-11-29.backup`].toSorted())
    expect(await look({ keep: 1, portalId: production })).toBe(true)
    expect((await names()).filter((name) => name.includes(production))).toEqual([
      `portal-${production}-2026-11-29.backup`,
    ])
  })

  it('of several processes that look at once one makes it', async () => {
    now = new Date('2026-03-12T10:00:00Z')
    const done = await Promise.all([look(), look(), look()])
    expect([done.filter(Boolean).length, written.length]).toEqual([1, 1])
    expect(await names()).toEqual([`portal-${portalId}-2026-03-12.backup`])
  })

  it('one that failed deletes nothing and is tried again', async () => {
    now = new Date('2026-03-11T10:00:00Z')
    await look()
    now = new Date('2026-03-12T10:00:00Z')
    const fails = async () => {
      throw new Error('The disk is full')
    }
    await expect(look({ keep: 1, write: fails })).rejects.toThrow('The disk is full')
    expect(await names()).toEqual([`portal-${portalId}-2026-03-11.backup`])
    expect(await look({ keep: 1 })).toBe(true)
    expect(await names()).toEqual([`portal-${portalId}-2026-03-12.backup`])
  })

  it('the lock of a process that was killed is taken over after six hours', async () => {
    now = new Date('2026-03-12T10:00:00Z')
    const lock = join(folder, `portal-${portalId}-2026-03-12.backup.lock`)
    await writeFile(lock, '')
    expect(await look()).toBe(false)
    const before = new Date(Date.now() - 7 * 3_600_000)
    await utimes(lock, before, before)
    expect(await look()).toBe(true)
  })
})
