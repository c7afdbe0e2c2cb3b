import { createPasswords } from '../accounts/passwords.ts'
import { DeletionHold } from '../backup/deletion-hold.ts'
import { OperatorError } from '../commands/operator-error.ts'
import type { Config } from '../config/config.ts'
import { openDatabase } from '../db/client.ts'
import type { KeptUpgrade } from '../db/migrate.ts'
import { openReplica } from '../db/postgres.ts'
import { demoAccounts, demoPassword } from '../demo/people/accounts.ts'
import type { FirstAdmin } from '../features/users/create/create-first-admin.ts'
import { closePlaces } from '../files/private-places.ts'
import { openStorages } from '../files/storage/open-storage.ts'
import { maxConnectionsFor, openFileLimit } from '../http/connections.ts'
import { serialiseError } from '../http/log.ts'
import { watchLoop } from '../http/loop-watch.ts'
import { holdRestoredMails } from '../mail/held-mails.ts'
import { systemClock } from '../use-case/clock.ts'
import { buildApp } from './app.ts'
import { makeAllMails, startBackups, startRounds, startSignInLinks } from './background-work.ts'
import { prepareDatabase } from './prepare-database.ts'
import { tellStart } from './tell-start.ts'

export type RunningPortal = {
  /** The text that is printed for the person who started the portal. */
  banner: string
  /** Finishes the requests in flight, then closes the database. */
  stop(): Promise<void>
}

export async function startPortal(
  config: Config,
  webDirectory: string,
  onUpgrade: (upgrade: KeptUpgrade) => void,
): Promise<RunningPortal> {
  const openPlaces = closePlaces(config)
  const clock = systemClock(config.timeZone)
  const storages = await openStorages(config)
  const hold = new DeletionHold()
  const replica =
    config.databaseReadUrl === undefined ? undefined : openReplica(config.databaseReadUrl, config)
  const database = await openDatabase(config)
  const closeDatabases = () => Promise.all([database.close(), replica?.close()])
  const passwords = createPasswords()
  const parts = { config, clock, passwords, files: hold.guard(storages.files), database, hold }
  try {
    const firstAdmin = await prepareDatabase(database, parts, onUpgrade)
    const heldMails = await holdRestoredMails(database, {
      choice: config.restoredMails,
      makeMails: () => makeAllMails({ db: database.db, config, clock }),
      now: clock.now(),
    })
    const app = await buildApp({
      ...parts,
      replica,
      webDirectory,
      maxConnections: maxConnectionsFor(openFileLimit()),
      // The log goes to stderr: stdout is for the person who starts the portal.
      logger: { level: config.logLevel, stream: process.stderr, serializers: { err: serialiseError } },
    })
    if (storages.failure !== undefined)
      app.log.warn(
        { err: storages.failure },
        'The store of files does not answer: files cannot be shown or saved',
      )
    for (const folder of openPlaces)
      app.log.warn({ folder }, 'Other accounts of this machine can open a folder of the portal')
    await listen(app, config)
    // A full disk must not keep the portal from starting.
    await tellStart(database, clock).catch((error: unknown) =>
      app.log.error({ err: error }, 'The trail could not be told of the start'),
    )
    if (heldMails > 0)
      app.log.warn(
        { mails: heldMails },
        'Mails of a restored copy are held until an admin sends or drops them, or RESTORED_MAILS says so',
      )
    const rounds = startRounds(parts, app.log)
    const loopWatch = watchLoop((held_ms) => app.log.warn({ held_ms }, 'The event loop was held too long'))
    const backups = await startBackups(parts, app.log)
    const signInLinks = await startSignInLinks(parts, app.log)
    const stop = async () => {
      await signInLinks.stop()
      await backups.stop()
      loopWatch.stop()
      await app.close()
      await rounds.stop()
      await closeDatabases()
    }
    return { banner: bannerOf(config, firstAdmin), stop }
  } catch (error) {
    await closeDatabases()
    throw error
  }
}

type Listening = { listen(options: { host: string; port: number }): Promise<string> }

async function listen(app: Listening, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new OperatorError(whyNotListening(error, host, port))
  }
}

function whyNotListening(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use: stop the other program, or set PORT to a free one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this account: set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`
  return `The portal cannot listen on ${host}:${port} (${String(code ?? error)}).`
}

function bannerOf(config: Config, firstAdmin: FirstAdmin | undefined): string {
  const lines = ['', `  Staff portal: ${config.publicUrl}`]
  if (config.demo) {
    lines.push('', `  Demo accounts (password ${demoPassword}):`)
    lines.push(...demoAccounts.map(({ email, title }) => `    ${email.padEnd(22)} ${title}`))
  }
  if (firstAdmin?.password !== undefined) {
    lines.push('', `  First admin: ${firstAdmin.email}, password ${firstAdmin.password} (shown only now)`)
  }
  if (!config.dataSync && config.databaseUrl === undefined) {
    lines.push('', '  DATA_SYNC=off: a power cut may lose the latest changes or damage the database.')
  }
  return `${lines.join('\n')}\n\n`
}
