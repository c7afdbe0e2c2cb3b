import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ArchiveWriter, writeArchive } from './archive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-archive-'))
  return () => rm(folder, { recursive: true })
})

const about = {
  made_at: '2026-03-12T10:00:00Z',
  migrations: { applied: 1, last: 1 },
  tables: {},
  sequences: {},
  files: 0,
}
const fill = async ({ add }: ArchiveWriter) => {
  await add('tables/notes/000001.jsonl.gz', Buffer.from('content'))
  return about
}

describe('an archive that is written', () => {
  it('an archive whose content fails at once leaves no file behind, however often', async () => {
    const fails = async () => {
      throw new Error('There is nothing to write')
    }
    for (let time = 0; time < 200; time += 1)
      await expect(writeArchive(join(folder, `archive-${time}`), undefined, fails)).rejects.toThrow('nothing')
    expect(await readdir(folder)).toEqual([])
  })

  it('an archive can be read by its account alone, also where a file of everybody was left in its place', async () => {
    const path = join(folder, 'archive')
    await writeFile(`${path}.unfinished`, 'left by a run that was killed')
    await writeFile(path, 'an older one')
    for (const left of [path, `${path}.unfinished`]) await chmod(left, 0o666)
    let unfinishedMode = 0
    await writeArchive(path, undefined, async (writer) => {
      unfinishedMode = (await stat(`${path}.unfinished`)).mode & 0o777
      return fill(writer)
    })
    expect([unfinishedMode, (await stat(path)).mode & 0o777]).toEqual([0o600, 0o600])
  })

  it('an archive that a folder stands in the way of ends with a sentence', async () => {
    const path = join(folder, 'archive')
    await mkdir(path)
    await expect(writeArchive(path, undefined, fill)).rejects.toThrow('archive cannot be written (EISDIR)')
    expect(await readdir(folder)).toEqual(['archive'])
  })
})
