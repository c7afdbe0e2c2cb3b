import { openCopySocket } from '../backup/copy-socket.ts'
import { startDailyBackups, writeInOwnProcess } from '../backup/daily-backup.ts'
import type { DeletionHold } from '../backup/deletion-hold.ts'
import { tellBackup } from '../backup/tell-backup.ts'
import { readPortalId } from '../db/archive/portal-id.ts'
import type { Database } from '../db/client.ts'
import { forgetExpired } from '../db/forget-expired.ts'
import { forgetTrail } from '../db/trail/forget-trail.ts'
import { tendAccessTokens } from '../features/access-tokens/tend-access-tokens.ts'
import { makeResetMails } from '../features/account-links/password-resets.ts'
import type { Deps } from '../features/deps.ts'
import { forgetImports } from '../features/imports/forget-imports.store.ts'
import { watchImports } from '../features/imports/queue/watch-imports.ts'
import { gatheredMs, makeNotificationMails } from '../features/notifications/mail/make-notification-mails.ts'
import { makeSignInLink } from '../features/single-sign-on/link/make-sign-in-link.ts'
import { openSignInLinkSocket } from '../features/single-sign-on/link/sign-in-link-socket.ts'
import { resolveHost } from '../features/webhooks/check-address.ts'
import { startDeliverer } from '../features/webhooks/deliver/deliverer.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import type { PortalApp } from '../http/portal-app.ts'
import { startMailer } from '../mail/mailer.ts'
import { deliverBySmtp } from '../mail/smtp-server.ts'
import { clockAt } from '../use-case/clock.ts'
import { startHousekeeping } from './housekeeping.ts'

type Parts = Pick<Deps, 'config' | 'clock' | 'files'> & {
  database: Database
  /** Holds files back from being deleted while a copy is made. */
  hold: DeletionHold
}

type Log = PortalApp['log']
type Work = { stop(): Promise<void> }

/** Sends the mails and the deliveries of webhooks, ends the imports of processes that died, and cleans up every hour. */
export function startRounds({ config, clock, files, database, hold }: Parts, log: Log): Work {
  const { db, kind } = database
  const housekeeping = startHousekeeping(
    [
      {
        run: async () => (hold.isHeld ? 0 : sweepFiles({ db, clock, files })),
        failure: 'Clean-up of unused files failed',
      },
      { run: () => forgetExpired(db, clock.now()), failure: 'Clean-up of expired sessions failed' },
      {
        run: () => forgetTrail(db, { now: clock.now(), keepMonths: config.auditKeepMonths }),
        failure: 'Clean-up of the audit trail failed',
      },
      {
        run: () => tendAccessTokens({ db, clock, config }),
        failure: 'Clean-up of access tokens failed',
      },
      { run: () => forgetImports(db, clock.now()), failure: 'Clean-up of imports failed' },
    ],
    (error, failure) => log.error({ err: error }, failure),
  )
  const mailer = startMailer({
    db,
    clock,
    deliver: config.mail && deliverBySmtp(config.mail),
    host: new URL(config.publicUrl).hostname,
    makers: [makeResetMails, makeNotificationMails].map((make) => () => make({ db, clock, config })),
    isAlone: kind === 'embedded',
    log,
  })
  const isAlone = kind === 'embedded'
  const deliverer = startDeliverer({ db, clock, config, resolve: resolveHost, isAlone, log })
  const importWatch = watchImports({ db, clock, isAlone, log })
  return {
    async stop() {
      await Promise.all([mailer.stop(), deliverer.stop(), importWatch.stop()])
      await housekeeping.stop()
    },
  }
}

/** Makes the backup of each day, and copies of the embedded database for the command that asks for one. */
export async function startBackups({ config, clock, database, hold }: Parts, log: Log): Promise<Work> {
  const onFailure = (error: unknown, failure: string) => log.error({ err: error }, failure)
  const { dataDir, dailyBackup } = config
  const copies =
    database.snapshot &&
    (await openCopySocket({
      dataDir,
      copyDatabase: database.snapshot,
      hold,
      tell: (made) => tellBackup(database.db, clock, made),
      onFailure,
    }))
  const backups =
    dailyBackup &&
    startDailyBackups({
      ...dailyBackup,
      portalId: await readPortalId(database.db),
      clock,
      onOthers: (archives) =>
        log.info(
          { folder: dailyBackup.folder, archives },
          'The folder of backups holds archives of other portals or earlier versions, which are neither counted nor deleted',
        ),
      write: writeInOwnProcess,
      onFailure,
    })
  return {
    async stop() {
      backups?.stop()
      await copies?.close()
    },
  }
}

/** Makes links that sign in for the command that asks for one, where it cannot write into the embedded database itself. */
export async function startSignInLinks({ config, clock, database }: Parts, log: Log): Promise<Work> {
  const { db, kind } = database
  if (kind !== 'embedded') return { stop: async () => {} }
  const socket = await openSignInLinkSocket({
    dataDir: config.dataDir,
    makeLink: (email) => makeSignInLink({ db, clock, config }, email),
    onMade: ({ user_id }) => log.warn({ user_id }, 'A sign-in link was made on the server'),
    onFailure: (error, failure) => log.error({ err: error }, failure),
  })
  return { stop: () => socket.close() }
}

/** Makes the mails of all that waits, also of what happened just now, which would be gathered for some seconds. */
export async function makeAllMails(deps: Pick<Deps, 'db' | 'config' | 'clock'>): Promise<void> {
  const { timeZone, now } = deps.clock
  await makeResetMails(deps)
  await makeNotificationMails({
    ...deps,
    clock: clockAt(timeZone, () => new Date(now().getTime() + gatheredMs)),
  })
}
