import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { runScript } from '../../../../tools/run-script.ts'
import { endPortals, newFolder } from '../../test/processes/portal-process.ts'
import { startedFolder } from '../../test/processes/started-folder.ts'
import { readArchive, writeArchive } from './archive.ts'

afterEach(endPortals)

it('an archive that is refused at its end leaves neither tables nor files in the place', async () => {
  const good = join(await newFolder(), 'good.backup')
  await runScript('backup', { DATA_DIR: await startedFolder() }, good)
  const forged = join(await newFolder(), 'forged.backup')
  await writeArchive(forged, undefined, async (writer) => {
    await writer.add(`files/${'ab'.repeat(16)}`, Buffer.from('a picture'))
    const entries = readArchive(good, undefined)
    for (;;) {
      const next = await entries.next()
      if (next.done) return { ...next.value, files: 1 }
      await writer.add(next.value.name, next.value.bytes)
    }
  })
  const place = await newFolder()
  const { code, words } = await runScript('restore', { DATA_DIR: place }, forged)
  expect([code, words.split('\n').length]).toEqual([1, 1])
  expect(words).toContain('Nothing was restored.')
  expect(await readdir(place)).toEqual(['portal.lock'])
})
