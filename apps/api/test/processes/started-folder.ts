import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cacheFolder, migratedFingerprint } from '../database/fingerprint.ts'
import { ended, newFolder, start, started } from './portal-process.ts'

let original: Promise<string> | undefined

/**
 * Returns a copy of the data folder of a portal that was started and stopped once. A first start takes 4 s of CPU more
 * than others, so tests of what comes after it begin here.
 */
export async function startedFolder(): Promise<string> {
  original ??= keepOriginal()
  const folder = await newFolder()
  await cp(await original, folder, { recursive: true })
  return folder
}

async function keepOriginal(): Promise<string> {
  const kept = join(cacheFolder, `started-${migratedFingerprint()}`)
  if (existsSync(kept)) return kept
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = await mkdtemp(`${kept}.`)
  const portal = start({ DATA_DIR: unfinished, PORT: '0' })
  await started(portal)
  portal.kill('SIGTERM')
  const { code, errors } = await ended(portal)
  if (code !== 0) throw new Error(`The portal did not stop: ${errors}`)
  try {
    await rename(unfinished, kept)
  } catch (error) {
    // The folder exists already when another process was faster.
    await rm(unfinished, { recursive: true })
    if (!existsSync(kept)) throw error
  }
  return kept
}
