import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, onInterrupt } from '../processes.ts'
import { aptInstall, findProgram } from '../programs.ts'
import { addressOf, haproxySettings, patroniSettings, type ServerPorts } from './failover-settings.ts'
import { serverAccount } from './temp-postgres.ts'

const packages = ['patroni', 'python3-pysyncobj', 'haproxy']

export const failoverMissing = `No Patroni or no HAProxy was found, so the tests of a database that fails over are skipped. Debian: apt-get install ${packages.join(' ')}.`

/** Whether the machine has Patroni with its Raft, and HAProxy. */
export const hasFailover = () =>
  ['patroni', 'patroni_raft_controller', 'haproxy'].every((name) => findProgram(name) !== undefined)

/** Whether a database that fails over can be started. Installs what it needs where that works without a password. */
export async function ensureFailover(): Promise<boolean> {
  if (hasFailover() || process.platform !== 'linux') return hasFailover()
  console.log('Installing Patroni and HAProxy …')
  await aptInstall(...packages)
  return hasFailover()
}

export type FailoverPostgres = {
  /** The address of the leader, whichever server that is. */
  url: string
  /** The address of the replica. */
  replicaUrl: string
  /** Kills the leader with its Patroni, as a power cut would. */
  killLeader(): Promise<void>
  /** Starts a killed server again. Resolves when a leader has a synchronous replica. */
  mend(): Promise<void>
  stop(): Promise<void>
}

const maxWaitMs = 120_000
const pauseMs = 100

type Server = ServerPorts & { patroni: ChildProcess | undefined }

/**
 * Two PostgreSQL servers with synchronous replication under Patroni, a third voter, and HAProxy in front, on free ports of
 * 127.0.0.1. Resolves when the replica is in step. It is deleted after `stop` or an interrupt.
 */
export async function startFailoverPostgres(binaries: string): Promise<FailoverPostgres> {
  const account = await serverAccount()
  const folder = mkdtempSync(join(tmpdir(), 'portal-failover-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const password = randomBytes(12).toString('hex')
  const ports = await freePorts(9)
  const next = () => ports.pop() ?? 0
  const servers = ['postgres_1', 'postgres_2'].map(
    (name): Server => ({ name, postgres: next(), api: next(), raft: next(), patroni: undefined }),
  )
  const [voter, leaderPort, replicaPort] = [next(), next(), next()]
  const rafts = [...servers.map(({ raft }) => raft), voter].map(addressOf)
  const raftOf = (port: number, name: string) => ({
    self_addr: addressOf(port),
    partner_addrs: rafts.filter((address) => address !== addressOf(port)),
    data_dir: join(folder, `raft-${name}`),
  })
  const others: ChildProcess[] = []
  let log = ''
  const run = (command: string, ...args: string[]) => {
    // Process groups of their own, so that Ctrl-C does not stop them before the processes that use them.
    const child = spawn(findProgram(command) ?? command, args, {
      ...account,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-3_000)
    })
    return child
  }
  const fileWith = (name: string, content: string) => {
    const path = join(folder, name)
    writeFileSync(path, content, { mode: 0o600 })
    if (account) chownSync(path, account.uid, account.gid)
    return path
  }
  const startServer = (server: Server) => {
    const settings = patroniSettings({
      server,
      raft: raftOf(server.raft, server.name),
      folder,
      binaries,
      password,
    })
    // JSON is YAML.
    server.patroni = run('patroni', fileWith(`${server.name}.yml`, JSON.stringify(settings)))
  }
  const kill = async (server: Server) => {
    const pid = pidOf(join(folder, `data-${server.name}`))
    await end(server.patroni)
    if (pid !== undefined) await endPid(pid)
  }
  // Runs when this process ends by an error.
  const abandon = () => {
    for (const child of [...servers.map(({ patroni }) => patroni), ...others]) child?.kill('SIGKILL')
    for (const { name } of servers) killNow(pidOf(join(folder, `data-${name}`)))
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', abandon)
  const stop = async () => {
    forget()
    process.off('exit', abandon)
    await Promise.all([...servers.map(kill), ...others.map(end)])
    rmSync(folder, { recursive: true, force: true })
  }
  const forget = onInterrupt(stop)

  const inStep = async () => {
    const states = await Promise.all(servers.map((server) => answersAs(server, '/leader')))
    const replicas = await Promise.all(servers.map((server) => answersAs(server, '/sync')))
    return states.filter(Boolean).length === 1 && replicas.filter(Boolean).length === 1
  }
  const mend = async () => {
    for (const server of servers)
      if (server.patroni?.exitCode !== null || server.patroni.killed) startServer(server)
    await until(inStep, () => `The servers of the database are not in step:\n${log}`)
  }
  try {
    others.push(
      run('patroni_raft_controller', fileWith('voter.yml', JSON.stringify({ raft: raftOf(voter, 'voter') }))),
    )
    others.push(
      run('haproxy', '-f', fileWith('haproxy.cfg', haproxySettings(servers, leaderPort, replicaPort))),
    )
    await mend()
  } catch (error) {
    await stop()
    throw error
  }
  const urlAt = (port: number) => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  return {
    url: urlAt(leaderPort),
    replicaUrl: urlAt(replicaPort),
    async killLeader() {
      for (const server of servers) if (await answersAs(server, '/leader')) return kill(server)
      throw new Error(`The database has no leader:\n${log}`)
    },
    mend,
    stop,
  }
}

const answersAs = async ({ api }: Server, path: string) =>
  fetch(`http://${addressOf(api)}${path}`, { signal: AbortSignal.timeout(2000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status === 200
    },
    () => false,
  )

async function until(isSo: () => boolean | Promise<boolean>, problem: () => string): Promise<void> {
  const deadline = Date.now() + maxWaitMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(problem())
    await wait(pauseMs)
  }
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await freePort())
  return [...ports]
}

function pidOf(data: string): number | undefined {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function killNow(pid: number | undefined): void {
  if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL')
}

async function endPid(pid: number): Promise<void> {
  killNow(pid)
  await until(
    () => !isAlive(pid),
    () => `The process ${pid} does not end`,
  )
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGKILL')
  await ended
}
