import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { nodeArgs } from '../../../../tools/processes.ts'
import { cacheFolder } from '../database/fingerprint.ts'

const main = new URL('../../src/main.ts', import.meta.url).pathname
export const admin = { ADMIN_EMAIL: 'admin@portal.test', ADMIN_PASSWORD: 'first password' }

/** Node stores the compiled modules, so that starts after the first are faster. */
const faster = { NODE_COMPILE_CACHE: join(cacheFolder, 'compiled') }

type Portal = ChildProcessByStdio<null, Readable, Readable>

const folders: string[] = []
const children: Portal[] = []
const servers: Server[] = []
/** Kills the portals that are left and removes their folders. Test files call it in `afterEach`. */
export async function endPortals(): Promise<void> {
  for (const child of children.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  for (const server of servers.splice(0)) server.close()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-start-'))
  folders.push(folder)
  return folder
}

/** Finds a port in use by another program, or with `free` an unused one. */
export async function somePort(kind: 'taken' | 'free'): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  if (kind === 'taken') {
    servers.push(server)
  } else {
    server.close()
    await once(server, 'close')
  }
  return address.port
}

export function start(environment: Record<string, string>): Portal {
  const child = spawn(process.execPath, [...nodeArgs, main], {
    env: { ...faster, PATH: process.env.PATH, DEMO: 'off', ...admin, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  return child
}

/** Waits until the banner says that the portal listens. */
export async function started(child: Portal): Promise<string> {
  let printed = ''
  for await (const chunk of child.stdout) {
    printed += String(chunk)
    if (printed.includes('http://')) return printed
  }
  throw new Error(`The portal ended before it listened: ${await text(child.stderr)}`)
}

export async function ended(child: Portal) {
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { errors, code }
}
