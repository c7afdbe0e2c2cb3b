import { chmod, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { runScript } from '../../../../tools/run-script.ts'
import { endPortals, newFolder, start, started } from '../../test/processes/portal-process.ts'

afterEach(endPortals)

const modeOf = async (path: string) => (await stat(path)).mode & 0o777

/** Paths that another account of the machine can open: no folder above them keeps it out. */
async function openToOthers(path: string): Promise<string[]> {
  if (((await modeOf(path)) & 0o077) === 0) return []
  if (!(await stat(path)).isDirectory()) return [path]
  const below = await Promise.all((await readdir(path)).map((name) => openToOthers(join(path, name))))
  return [path, ...below.flat()]
}

it('a start closes the folders of the portal to other accounts, also those that were there before', async () => {
  const [dataDir, backups] = [await newFolder(), await newFolder()]
  await mkdir(join(dataDir, 'files', 'ab'), { recursive: true })
  await writeFile(join(dataDir, 'files', 'ab', 'picture'), 'x')
  for (const folder of [dataDir, backups, join(dataDir, 'files')]) await chmod(folder, 0o777)
  expect(await openToOthers(dataDir)).toHaveLength(4)

  const settings = { DATA_DIR: dataDir, PORT: '0', BACKUP_DIR: backups, BACKUP_AT: '23:59' }
  const portal = start(settings)
  await started(portal)
  expect([await openToOthers(dataDir), await openToOthers(backups)]).toEqual([[], []])
  const closed = [dataDir, join(dataDir, 'database'), join(dataDir, 'files'), backups]
  expect(await Promise.all(closed.map(modeOf))).toEqual([0o700, 0o700, 0o700, 0o700])

  const archive = join(await newFolder(), 'portal.backup')
  expect(await runScript('backup', settings, archive)).toMatchObject({ code: 0 })
  expect(await modeOf(archive)).toBe(0o600)
})

it('a start closes a folder of files on another disk, and not where a link of somebody else leads', async () => {
  const [dataDir, disk, others] = [await newFolder(), await newFolder(), await newFolder()]
  await symlink(disk, join(dataDir, 'files'))
  await symlink(others, join(dataDir, 'others'))
  for (const folder of [disk, others]) await chmod(folder, 0o777)
  await started(start({ DATA_DIR: dataDir, PORT: '0' }))
  expect([await modeOf(disk), await modeOf(others)]).toEqual([0o700, 0o777])
})

it('a start tells of a folder that it leaves open to others, as one that is shared by design', async () => {
  const shared = await newFolder()
  await chmod(shared, 0o1777)
  const portal = start({ DATA_DIR: await newFolder(), PORT: '0', BACKUP_DIR: shared, BACKUP_AT: '23:59' })
  const errors = text(portal.stderr)
  await started(portal)
  portal.kill('SIGTERM')
  expect(await errors).toContain(`"folder":"${shared}","msg":"Other accounts of this machine can open`)
  expect(await modeOf(shared)).toBe(0o777)
})
