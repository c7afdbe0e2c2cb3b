import type { Passwords } from '../accounts/passwords.ts'
import type { SessionLimits } from '../config/session-limits.ts'
import type { Db } from '../db/client.ts'
import type { Pictures } from '../files/pictures.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import type { Mailing } from '../mail/mailing.ts'
import type { Clock } from '../use-case/clock.ts'

export type Deps = {
  db: Db
  clock: Clock
  passwords: Passwords
  files: FileStorage
  pictures: Pictures
  /** The address of the portal, without a slash at its end. */
  publicUrl: string
  mail: Mailing
  sessionLimits: SessionLimits
  /** The company's name; undefined where none is set. */
  companyName: string | undefined
}
