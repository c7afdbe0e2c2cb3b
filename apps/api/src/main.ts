import { join } from 'node:path'
import { readConfig } from './config.ts'
import { ConfigError } from './config-error.ts'
import { DatabaseOpenError } from './db/open-error.ts'
import { StartError, startPortal } from './start-portal.ts'

const stopWithinMs = 9_000

try {
  const config = readConfig(process.env)
  const portal = await startPortal(config, join(import.meta.dirname, '../../web/dist'))
  // Ctrl-C may arrive several times, from the terminal and from npm. With `once` the second would kill the process
  // while it stops.
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    // A client that never finishes must not keep the process alive.
    setTimeout(() => process.exit(0), stopWithinMs).unref()
    portal.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  // The reader of the banner may stop the portal at once, so it is printed last.
  process.stdout.write(portal.banner)
} catch (error) {
  const isForPeople = [ConfigError, DatabaseOpenError, StartError].some((kind) => error instanceof kind)
  console.error(isForPeople && error instanceof Error ? error.message : error)
  process.exit(1)
}
