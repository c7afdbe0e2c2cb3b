import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFolder } from './compress.ts'
import { writePageDocuments } from './page-documents.ts'
import { root, runQuietly } from './processes.ts'

const web = join(root, 'apps/web')
const distFolder = join(web, 'dist')
/** The web app in the false language of e2e/false-language/false-language.spec.ts. */
export const falseLanguageFolder = join(web, 'dist-false-language')

/** The sources of the web app. The build writes the route tree itself. */
const sources = [
  'apps/web/src/**/*',
  'apps/web/public/**/*',
  'apps/web/build/*',
  'apps/web/*.{ts,json,html,cjs,mjs}',
  'apps/web/test/false-language/*.ts',
  'e2e/support/false-language/brackets.ts',
  'packages/{domain,contract,words}/src/**/*.ts',
  'tools/{compress,page-documents,page-files,web-build}.ts',
  'package-lock.json',
]
const notSources = /(routeTree\.gen\.ts|\.test\.tsx?)$/

/** Builds the web app unless the one in `dist` was built from exactly these sources. Throws with Vite's output. */
export async function buildWebWhenChanged(): Promise<void> {
  const fingerprint = await fingerprintOfSources()
  if (!isBuiltFrom(fingerprint, distFolder)) await buildWeb(fingerprint)
}

/** The same for the web app in the false language, which only a test loads: it is not compressed. */
export async function buildFalseLanguageWhenChanged(): Promise<void> {
  const fingerprint = await fingerprintOfSources()
  if (isBuiltFrom(fingerprint, falseLanguageFolder)) return
  await runVite(['--config', 'test/false-language/vite.config.ts', '--outDir', falseLanguageFolder])
  writeStamp(fingerprint, falseLanguageFolder)
}

/** Compares the weight of every page of the built web app with its limit in `.size-limit.mjs`. */
export const checkWeight = () => runQuietly(process.execPath, [join(root, 'node_modules/size-limit/bin.js')])

/** Builds and compresses the web app; `dist` counts as complete only when all of it succeeded. */
export async function buildWeb(fingerprint?: string): Promise<void> {
  const madeFrom = fingerprint ?? (await fingerprintOfSources())
  const startedAt = performance.now()
  console.log('Building the web app …')
  await runVite([])
  await writePageDocuments(distFolder)
  await compressFolder(distFolder)
  writeStamp(madeFrom, distFolder)
  console.log(`Web app built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

async function runVite(args: readonly string[]): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runQuietly(process.execPath, [vite, 'build', '--manifest', ...args], {
    cwd: web,
  })
  if (code !== 0)
    throw new Error(`${output.trim()}\n\nThe web app could not be built; Vite's output is above.`)
}

/** The file by which a build is complete: Vite empties the folder before it writes the first of the others. */
const stampIn = (folder: string) => join(folder, '.vite/built-from')

const writeStamp = (fingerprint: string, folder: string) => writeFileSync(stampIn(folder), fingerprint)

const isBuiltFrom = (fingerprint: string, folder: string) =>
  existsSync(stampIn(folder)) && readFileSync(stampIn(folder), 'utf8') === fingerprint

async function fingerprintOfSources(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const entry of glob(sources, { cwd: root, withFileTypes: true })) {
    if (entry.isFile() && !notSources.test(entry.name)) files.push(join(entry.parentPath, entry.name))
  }
  for (const file of files.sort()) hash.update(file.slice(root.length)).update(await readFile(file))
  return hash.digest('hex')
}
