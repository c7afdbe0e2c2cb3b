import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { writePageDocuments } from './page-documents.ts'
import { root, runQuietly } from './processes.ts'

const web = join(root, 'apps/web')
const distFolder = join(web, 'dist')
const stampFile = join(distFolder, '.vite/built-from')

/** The sources of the web app. The build writes the route tree itself. */
const sources = [
  'apps/web/src/**/*',
  'apps/web/public/**/*',
  'apps/web/build/*.ts',
  'apps/web/*.{ts,json,html,cjs,mjs}',
  'packages/{domain,contract}/src/**/*.ts',
  'scripts/lib/{compress,page-documents,page-files,web-build}.ts',
  'package-lock.json',
]
const notSources = /(routeTree\.gen\.ts|\.test\.tsx?)$/

/** Builds the web app unless the one in `dist` was built from exactly these sources. Throws with Vite's output. */
export async function buildWebWhenChanged(): Promise<void> {
  const fingerprint = await fingerprintOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return
  await buildWeb(fingerprint)
}

/** Compares the weight of every page of the built web app with its limit in `.size-limit.mjs`. */
export const checkWeight = () => runQuietly(process.execPath, [join(root, 'node_modules/size-limit/bin.js')])

/** Builds and compresses the web app; `dist` counts as complete only when all of it succeeded. */
export async function buildWeb(fingerprint?: string): Promise<void> {
  const madeFrom = fingerprint ?? (await fingerprintOfSources())
  const startedAt = performance.now()
  console.log('Building the web app …')
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runQuietly(process.execPath, [vite, 'build', '--manifest'], { cwd: web })
  if (code !== 0)
    throw new Error(`${output.trim()}\n\nThe web app could not be built; Vite's output is above.`)
  await writePageDocuments(distFolder)
  await compressFolder(distFolder)
  writeFileSync(stampFile, madeFrom)
  console.log(`Web app built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !notSources.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}
