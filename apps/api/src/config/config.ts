import { resolve } from 'node:path'
import { defaultSignificate, type Significate, significates } from '@portal/domain/candidates/candidates'
import { isAtMost } from '@portal/domain/texts/length'
import { storedLine } from '@portal/domain/texts/stored'
import { ConfigError } from '../commands/operator-error.ts'
import { type DailyBackupSettings, readBackupKey, readDailyBackup } from './backup-settings.ts'
import { type FirstAdminSettings, readFirstAdmin } from './first-admin-settings.ts'
import { type MailSettings, readMailSettings } from './mail-settings.ts'
import { isEveryAddress, readPublicUrl } from './public-url.ts'
import { readSessionLimits, type SessionLimits } from './session-limits.ts'
import { switchFrom } from './settings-switch.ts'
import { type Environment, type ReadSetting, settingsOf } from './settings-value.ts'
import { readSignInSettings, type SignInSettings } from './sign-in-settings.ts'
import { readStorageSettings, type StorageSettings } from './storage-settings.ts'
import { type TrustedProxies, trustedProxies } from './trusted-proxies.ts'

/** What RESTORED_MAILS says about the mails of a restored copy. */
export type RestoredMails = 'send' | 'drop'

export type Config = FirstAdminSettings &
  SignInSettings & {
    host: string
    port: number
    /** The address of PostgreSQL; undefined for the embedded database under dataDir. */
    databaseUrl: string | undefined
    /** The address for LISTEN where databaseUrl leads to a pooler. */
    databaseListenUrl: string | undefined
    /** The address of a replica that reports may read from; undefined where they read from the database. */
    databaseReadUrl: string | undefined
    /** Whether statements are prepared by name; false behind PgBouncer in transaction mode. */
    databasePrepared: boolean
    dataDir: string
    /** Whether the embedded database forces every commit to the disk. */
    dataSync: boolean
    /** Whether an empty database gets the demo company; unless it is said, yes for the embedded one only. */
    demo: boolean
    publicUrl: string
    timeZone: string
    /** The company's name as customers read it beside the mark; undefined where only the mark is shown. */
    companyName: string | undefined
    /** The significate that the form of a new candidate begins with. */
    newCandidateState: Significate
    /** How many months rows of the trail are kept. */
    auditKeepMonths: number
    logLevel: string
    /**
     * The proxies whose headers are believed. Undefined when none is: X-Forwarded-For and similar headers are then
     * ignored.
     */
    trustProxy: TrustedProxies | undefined
    /** Undefined where no server for mails is set. */
    mail: MailSettings | undefined
    /** Whether webhooks may go to addresses within the network, and by http. */
    webhookPrivate: boolean
    /** Undefined: an admin decides. */
    restoredMails: RestoredMails | undefined
    sessionLimits: SessionLimits
    /** How many processes take requests; more than one only on PostgreSQL. */
    processes: number
    /** How long a process that stops says so in `/readyz` and still takes requests. */
    stopDelayMs: number
    storage: StorageSettings
    /** The token that opens `/metrics`; undefined where there is no such address. */
    metricsToken: string | undefined
    /** The key of backups; undefined where they are not encrypted. */
    backupKey: Buffer | undefined
    /** Undefined where no backup is made every day. */
    dailyBackup: DailyBackupSettings | undefined
  }

/** Characters that fit beside a CV's title. */
const maxCompanyName = 60
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the settings (README.md, Configuration), each also from the file that `NAME_FILE` names; an empty one counts as absent. */
export function readConfig(environment: Environment): Config {
  const read = settingsOf(environment)
  const host = read('HOST') ?? '127.0.0.1'
  const port = portFrom(read('PORT') ?? '3000')
  const databaseUrl = read('DATABASE_URL')
  const demo = switchFrom('DEMO', read('DEMO')) ?? databaseUrl === undefined
  const publicUrl = readPublicUrl(read('PUBLIC_URL'), { host, port })
  const companyName = companyNameFrom(read('COMPANY_NAME'))
  const mail = readMailSettings(read, { publicUrl, companyName })
  if (mail !== undefined) requireLinks(publicUrl)
  const dataDir = resolve(read('DATA_DIR') ?? './data')
  return {
    host,
    port,
    databaseUrl,
    databaseListenUrl: besidePostgres('DATABASE_LISTEN_URL', read),
    databaseReadUrl: besidePostgres('DATABASE_READ_URL', read),
    databasePrepared: switchFrom('DATABASE_PREPARED', read('DATABASE_PREPARED')) ?? true,
    dataDir,
    dataSync: switchFrom('DATA_SYNC', read('DATA_SYNC')) ?? true,
    demo,
    ...readFirstAdmin(read),
    ...readSignInSettings(read),
    publicUrl,
    timeZone: timeZoneFrom(read('TIME_ZONE') ?? 'Europe/Kyiv'),
    companyName,
    newCandidateState: significateFrom(read('NEW_CANDIDATE_STATE') ?? defaultSignificate),
    auditKeepMonths: monthsFrom(read('AUDIT_KEEP') ?? '36'),
    logLevel: logLevelFrom(read('LOG_LEVEL') ?? 'info'),
    trustProxy: proxiesFrom(read('TRUST_PROXY')),
    mail,
    restoredMails: restoredMailsFrom(read('RESTORED_MAILS')),
    webhookPrivate: switchFrom('WEBHOOK_PRIVATE', read('WEBHOOK_PRIVATE')) ?? false,
    storage: readStorageSettings(read),
    metricsToken: metricsTokenFrom(read('METRICS_TOKEN')),
    backupKey: readBackupKey(read('BACKUP_KEY_FILE')),
    dailyBackup: readDailyBackup(read, dataDir),
    processes: processesFrom(read('PROCESSES') ?? '1', databaseUrl),
    stopDelayMs: delayFrom(read('STOP_DELAY') ?? '0s'),
    sessionLimits: readSessionLimits(read),
  }
}

/** PUBLIC_URL itself is refused before. */
function requireLinks(publicUrl: string): void {
  if (!isEveryAddress(new URL(publicUrl).hostname)) return
  throw new ConfigError(`PUBLIC_URL is missing, without which the links of mails would lead to ${publicUrl}.`)
}

function portFrom(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port
  throw new ConfigError(`PORT must be a number from 0 to 65535, not '${text}'.`)
}

function besidePostgres(
  name: 'DATABASE_LISTEN_URL' | 'DATABASE_READ_URL',
  read: ReadSetting,
): string | undefined {
  const text = read(name)
  if (text === undefined || read('DATABASE_URL') !== undefined) return text
  throw new ConfigError(`${name} needs PostgreSQL in DATABASE_URL, to which it belongs.`)
}

const minMetricsToken = 16

function metricsTokenFrom(text: string | undefined): string | undefined {
  if (text === undefined || (text.length >= minMetricsToken && /^[ -~]+$/.test(text))) return text
  throw new ConfigError(
    `METRICS_TOKEN must have at least ${minMetricsToken} letters, digits, blanks and signs of ASCII.`,
  )
}

function processesFrom(text: string, databaseUrl: string | undefined): number {
  const count = Number(text)
  if (!/^\d{1,2}$/.test(text) || count < 1 || count > maxProcesses)
    throw new ConfigError(`PROCESSES must be a number from 1 to ${maxProcesses}, not '${text}'.`)
  if (count === 1 || databaseUrl !== undefined) return count
  throw new ConfigError(
    `PROCESSES=${text} needs PostgreSQL in DATABASE_URL: the embedded database has one process.`,
  )
}

const maxProcesses = 64

function delayFrom(text: string): number {
  const [, seconds = ''] = /^(\d{1,2})s$/.exec(text) ?? []
  if (seconds !== '' && Number(seconds) <= maxDelaySeconds) return Number(seconds) * 1000
  throw new ConfigError(`STOP_DELAY must be a duration from 0s to ${maxDelaySeconds}s, not '${text}'.`)
}

const maxDelaySeconds = 60

function monthsFrom(text: string): number {
  const months = Number(text)
  if (/^\d{1,3}$/.test(text) && months >= 1 && months <= maxAuditMonths) return months
  throw new ConfigError(`AUDIT_KEEP must be a number of months from 1 to ${maxAuditMonths}, not '${text}'.`)
}

const maxAuditMonths = 120

function timeZoneFrom(text: string): string {
  // Browsers and calendars know zones by their names; one such as +02:00 would also have no summer time.
  if (/^[a-z]/i.test(text) && isTimeZone(text)) return text
  throw new ConfigError(`TIME_ZONE must be an IANA time zone such as Europe/Kyiv, not '${text}'.`)
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function companyNameFrom(text: string | undefined): string | undefined {
  const name = storedLine(text ?? '')
  if (isAtMost(name, maxCompanyName)) return name || undefined
  throw new ConfigError(`COMPANY_NAME must have at most ${maxCompanyName} characters.`)
}

function significateFrom(text: string): Significate {
  const known = significates.find((significate) => significate === text)
  if (known !== undefined) return known
  throw new ConfigError(`NEW_CANDIDATE_STATE must be one of ${significates.join(', ')}, not '${text}'.`)
}

function logLevelFrom(text: string): string {
  if (logLevels.includes(text)) return text
  throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not '${text}'.`)
}

function proxiesFrom(text: string | undefined): TrustedProxies | undefined {
  if (text === undefined || ['0', 'false', 'off', 'no'].includes(text.toLowerCase())) return undefined
  const trusted = trustedProxies(text)
  if (trusted !== undefined) return trusted
  throw new ConfigError(
    `TRUST_PROXY must be the number of reverse proxies before the portal, such as 1, or a list of their networks, such as loopback or 10.0.0.0/8, not '${text}'.`,
  )
}

function restoredMailsFrom(text: string | undefined): RestoredMails | undefined {
  if (text === undefined || text === 'send' || text === 'drop') return text
  throw new ConfigError(`RESTORED_MAILS must be send or drop, not '${text}'.`)
}
