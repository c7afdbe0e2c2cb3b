import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, globSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { Client } from 'pg'
import { freePort, onInterrupt, runQuietly } from '../processes.ts'
import { aptInstall, isExecutable } from '../programs.ts'

/** The oldest version that the portal supports. */
const minMajorVersion = 14

export const postgresMissing = `No PostgreSQL ${minMajorVersion} or later was found. Install its server programs (Debian: apt-get install postgresql).`

/** Folder with the newest PostgreSQL server programs of the machine. */
export async function findPostgres(): Promise<string | undefined> {
  const fromConfig = await runQuietly('pg_config', ['--bindir'])
  const folders = [
    ...(fromConfig.code === 0 ? [fromConfig.output.trim()] : []),
    ...globSync('/usr/lib/postgresql/*/bin'),
    ...globSync('/usr/pgsql-*/bin'),
    ...globSync('/{opt/homebrew,usr/local}/opt/postgresql*/bin'),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  let best: { folder: string; version: number } | undefined
  for (const folder of new Set(folders)) {
    const initdb = join(folder, 'initdb')
    if (!isExecutable(initdb)) continue
    // Distributions link initdb into the PATH without the server programs.
    const real = dirname(realpathSync(initdb))
    if (!isExecutable(join(real, 'postgres'))) continue
    const { output } = await runQuietly(join(real, 'postgres'), ['--version'])
    const version = Number(/(\d+)/.exec(output)?.[1] ?? 0)
    if (version >= minMajorVersion && version > (best?.version ?? 0)) best = { folder: real, version }
  }
  return best?.folder
}

/** Finds PostgreSQL. Installs it where that works without a password. */
export async function ensurePostgres(): Promise<string | undefined> {
  const found = await findPostgres()
  if (found) return found
  console.log('Installing PostgreSQL …')
  await aptInstall('postgresql')
  return findPostgres()
}

export type TempPostgres = {
  url: string
  /** Makes another, empty database and returns its address. */
  makeDatabase: () => Promise<string>
  /** Receives everything that the server logs from now on. */
  onLog: (listener: (text: string) => void) => void
  /** Stops the server in immediate mode: it ends every connection and recovers from its journal at the next start. */
  stopAtOnce: () => Promise<void>
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A temporary PostgreSQL server on a free port of 127.0.0.1, deleted after `stop` or an interrupt. `durable: false`
 * trades safety against crashes for speed.
 */
export async function startTempPostgres(
  binaries: string,
  options: { durable: boolean; settings?: readonly string[] },
): Promise<TempPostgres> {
  const account = await serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const password = randomBytes(18).toString('hex')
  const passwordFile = join(folder, 'password')
  const data = join(folder, 'data')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)

  const initdb = await runQuietly(
    join(binaries, 'initdb'),
    [
      ...['--pgdata', data, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
      ...['--encoding', 'UTF8', '--locale', process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'],
      ...['--lc-messages', 'C', '--no-sync'],
    ],
    { ...account, cwd: folder },
  )
  if (initdb.code !== 0) {
    remove()
    throw new Error(`initdb failed:\n${initdb.output.trim()}`)
  }

  const port = await freePort()
  const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
  const settings = [
    `unix_socket_directories=${folder}`,
    'max_connections=200',
    ...(options.durable ? [] : fast),
    ...(options.settings ?? []),
  ]
  const listeners = new Set<(text: string) => void>()
  let end = async (_: NodeJS.Signals): Promise<void> => {}
  // Runs when this process ends by an error.
  const abandon = () => {
    void end('SIGKILL')
    remove()
  }
  process.once('exit', abandon)
  const stop = async () => {
    forget()
    await end('SIGINT')
    remove()
    process.off('exit', abandon)
  }
  const forget = onInterrupt(stop)

  /** Resolves when the server accepts connections. */
  const start = async () => {
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      // A process group of its own, so that Ctrl-C does not stop it before the processes that use it.
      { ...account, cwd: folder, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
    end = async (signal) => {
      server.kill(signal)
      await ended
    }
    let log = ''
    const ready = new Promise<boolean>((resolve) => {
      server.stderr.on('data', (chunk: Buffer) => {
        const text = chunk.toString()
        for (const listener of listeners) listener(text)
        log = (log + text).slice(-20_000)
        if (log.includes('ready to accept connections')) resolve(true)
      })
      ended.then(() => resolve(false))
    })
    if (!(await ready)) throw new Error(`PostgreSQL did not start:\n${log.trim()}`)
  }
  try {
    await start()
  } catch (error) {
    forget()
    remove()
    throw error
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  return {
    url,
    makeDatabase: async () => {
      const name = `portal_${randomBytes(6).toString('hex')}`
      const client = new Client(url)
      await client.connect()
      try {
        await client.query(`create database ${name}`)
      } finally {
        await client.end()
      }
      return url.replace(/postgres$/, name)
    },
    onLog: (listener) => listeners.add(listener),
    stopAtOnce: () => end('SIGQUIT'),
    startAgain: start,
    stop,
  }
}

/** PostgreSQL refuses to run as root, so root starts it as the package's account, or as nobody. */
export async function serverAccount(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = await runQuietly('id', ['-u', name])
    const gid = await runQuietly('id', ['-g', name])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is no account "postgres" or "nobody" to run it as.',
  )
}
