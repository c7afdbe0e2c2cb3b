// Serves the built portal with the demo company in a temporary data folder, for the browser tests, the screenshots
// and trials.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orExit } from '../tools/processes.ts'
import { buildWebWhenChanged } from '../tools/web-build.ts'

await orExit(buildWebWhenChanged())

const dataDir = mkdtempSync(join(tmpdir(), 'portal-data-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

Object.assign(process.env, {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  // Commits need not be forced to the disk, because the folder is removed with the process.
  DATA_SYNC: 'off',
  DEMO: 'on',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
})
await import('../apps/api/src/main.ts')
