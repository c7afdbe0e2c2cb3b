import { randomBytes } from 'node:crypto'
import { createPasswords } from '../accounts/passwords.ts'
import { openCopySocket } from '../backup/copy-socket.ts'
import { startDailyBackups, writeInOwnProcess } from '../backup/daily-backup.ts'
import { DeletionHold } from '../backup/deletion-hold.ts'
import { OperatorError } from '../commands/operator-error.ts'
import type { Config } from '../config/config.ts'
import { readPortalId } from '../db/archive/portal-id.ts'
import { openDatabase } from '../db/client.ts'
import { forgetExpired } from '../db/forget-expired.ts'
import type { KeptUpgrade } from '../db/migrate.ts'
import { openReplica } from '../db/postgres.ts'
import { demoAccounts, demoPassword } from '../demo/people/accounts.ts'
import { makeResetMails } from '../features/account-links/password-resets.ts'
import { gatheredMs, makeNotificationMails } from '../features/notifications/mail/make-notification-mails.ts'
import { closePlaces } from '../files/private-places.ts'
import { openStorages } from '../files/storage/open-storage.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import { maxConnectionsFor, openFileLimit } from '../http/connections.ts'
import { serialiseError } from '../http/log.ts'
import { watchLoop } from '../http/loop-watch.ts'
import { holdRestoredMails } from '../mail/held-mails.ts'
import { startMailer } from '../mail/mailer.ts'
import { mailingOf } from '../mail/mailing.ts'
import { deliverBySmtp } from '../mail/smtp-server.ts'
import { clockAt, systemClock } from '../use-case/clock.ts'
import { buildApp } from './app.ts'
import { startHousekeeping } from './housekeeping.ts'
import { prepareDatabase } from './prepare-database.ts'

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
  const passwords = createPasswords()
  const storages = await openStorages(config)
  const hold = new DeletionHold()
  const files = hold.guard(storages.files)
  const { databaseReadUrl, databasePrepared } = config
  const replica =
    databaseReadUrl === undefined ? undefined : openReplica({ databaseReadUrl, databasePrepared })
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseListenUrl: config.databaseListenUrl,
    dataDir: config.dataDir,
    databasePrepared: config.databasePrepared,
    dataSync: config.dataSync,
  })
  try {
    const prepared = await prepareDatabase(database, {
      config,
      clock,
      passwords,
      files,
      newPassword,
      onUpgrade,
    })
    const { db } = database
    const mail = mailingOf({
      isSetUp: config.mail !== undefined,
      isDemo: prepared.isDemo,
      companyName: config.companyName,
    })
    const mailDeps = { db, clock, mail, publicUrl: config.publicUrl }
    const heldMails = await holdRestoredMails(database, {
      choice: config.restoredMails,
      makeMails: () => makeAllMails(mailDeps),
      now: clock.now(),
    })
    const app = await buildApp({
      database,
      replica,
      metricsToken: config.metricsToken,
      clock,
      passwords,
      files,
      publicUrl: config.publicUrl,
      companyName: config.companyName,
      demo: prepared.isDemo,
      isMailSetUp: config.mail !== undefined,
      sessionLimits: config.sessionLimits,
      newCandidateState: config.newCandidateState,
      webDirectory,
      trustProxy: config.trustProxy,
      stopDelayMs: config.stopDelayMs,
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
    if (heldMails > 0)
      app.log.warn(
        { mails: heldMails },
        'Mails of a restored copy are held until an admin sends or drops them, or RESTORED_MAILS says so',
      )
    const housekeeping = startHousekeeping(
      [
        {
          run: async () => (hold.isHeld ? 0 : sweepFiles({ db, clock, files })),
          failure: 'Clean-up of unused files failed',
        },
        { run: () => forgetExpired(db, clock.now()), failure: 'Clean-up of expired sessions failed' },
      ],
      (error, failure) => app.log.error({ err: error }, failure),
    )
    const mailer = startMailer({
      db,
      clock,
      deliver: config.mail && deliverBySmtp(config.mail),
      host: new URL(config.publicUrl).hostname,
      makers: [makeResetMails, makeNotificationMails].map((make) => () => make(mailDeps)),
      isAlone: database.kind === 'embedded',
      log: app.log,
    })
    const loopWatch = watchLoop((held_ms) => app.log.warn({ held_ms }, 'The event loop was held too long'))
    const copies =
      database.snapshot &&
      (await openCopySocket({
        dataDir: config.dataDir,
        copyDatabase: database.snapshot,
        hold,
        onFailure: (error, failure) => app.log.error({ err: error }, failure),
      }))
    const backups =
      config.dailyBackup &&
      startDailyBackups({
        ...config.dailyBackup,
        portalId: await readPortalId(db),
        clock,
        onOthers: (archives) =>
          app.log.info(
            { folder: config.dailyBackup?.folder, archives },
            'The folder of backups holds archives of other portals or earlier versions, which are neither counted nor deleted',
          ),
        write: writeInOwnProcess,
        onFailure: (error, failure) => app.log.error({ err: error }, failure),
      })
    const stop = async () => {
      backups?.stop()
      await copies?.close()
      loopWatch.stop()
      await app.close()
      await mailer.stop()
      await housekeeping.stop()
      await Promise.all([database.close(), replica?.close()])
    }
    return { banner: bannerOf(config, prepared), stop }
  } catch (error) {
    await Promise.all([database.close(), replica?.close()])
    throw error
  }
}

/** Also of what happened just now, which would be gathered for some seconds. */
async function makeAllMails(deps: Parameters<typeof makeNotificationMails>[0]): Promise<void> {
  const { timeZone, now } = deps.clock
  await makeResetMails(deps)
  await makeNotificationMails({
    ...deps,
    clock: clockAt(timeZone, () => new Date(now().getTime() + gatheredMs)),
  })
}

const newPassword = () => randomBytes(12).toString('base64url')

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

type Prepared = Awaited<ReturnType<typeof prepareDatabase>>

function bannerOf(config: Config, { isDemo, firstAdmin }: Prepared): string {
  const lines = ['', `  Staff portal: ${config.publicUrl}`]
  if (isDemo) {
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
