import cluster from 'node:cluster'
import { join } from 'node:path'
import { tellFailure } from './commands/operator-error.ts'
import { type Config, readConfig } from './config/config.ts'
import type { KeptUpgrade } from './db/migrate.ts'
import { ProcessEnded, superviseProcesses, tellReady } from './processes/supervisor.ts'
import { startPortal } from './start/start-portal.ts'

/** How long a stop may take besides `STOP_DELAY`. */
const stopWithinMs = 9_000

try {
  const config = readConfig(process.env)
  if (config.processes > 1 && cluster.isPrimary) await startProcesses(config)
  else await startOne(config)
} catch (error) {
  if (error instanceof ProcessEnded) process.exit(error.code)
  tellFailure(error)
  process.exit(1)
}

async function startOne(config: Config): Promise<void> {
  const portal = await startPortal(config, join(import.meta.dirname, '../../web/dist'), tellUpgrade)
  stopOnSignals(config, () => portal.stop())
  // The reader of the banner may stop the portal at once, so it is printed last.
  if (cluster.isWorker) tellReady(portal.banner)
  else process.stdout.write(portal.banner)
}

function tellUpgrade({ steps, copy }: KeptUpgrade): void {
  process.stdout.write(`The database is upgraded by ${steps} ${steps === 1 ? 'step' : 'steps'}.\n`)
  if (copy === undefined)
    process.stdout.write('The way back is a dump from before (docs/operations.md, Upgrading).\n')
  else process.stdout.write(`A copy from before is in ${copy}.\n`)
}

async function startProcesses(config: Config): Promise<void> {
  // Connections in use are closed by the answers of this time, and not under a request that is on its way.
  const stopDelayMs = Math.max(config.stopDelayMs, 1000)
  const supervisor = await superviseProcesses({
    count: config.processes,
    program: import.meta.filename,
    environment: { STOP_DELAY: `${stopDelayMs / 1000}s` },
    onEnd: (reason) =>
      console.error(`A process of the portal ended (${reason}). Another one takes its place.`),
  })
  stopOnSignals({ stopDelayMs }, () => supervisor.stop())
  let restarting = Promise.resolve()
  process.on('SIGHUP', () => {
    restarting = restarting
      .then(() => supervisor.restart())
      .then(
        () => console.error('All processes of the portal were replaced.'),
        () => console.error('The new process did not start, so the others go on as they were.'),
      )
  })
  process.stdout.write(supervisor.banner)
}

function stopOnSignals({ stopDelayMs }: Pick<Config, 'stopDelayMs'>, stop: () => Promise<void>): void {
  // Ctrl-C may arrive several times, from the terminal and from npm. With `once` the second would kill the process
  // while it stops.
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    // A client that never finishes must not keep the process alive.
    setTimeout(() => process.exit(0), stopWithinMs + stopDelayMs).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce)
}
