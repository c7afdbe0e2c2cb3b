import type { ListName } from '@portal/words/tables'
import type { Passwords } from '../accounts/passwords.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/client.ts'
import type { Pictures } from '../files/pictures.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import type { filesOfLists, ListFile } from '../http/list-files.ts'
import type { Clock } from '../use-case/clock.ts'

/** What the features share. What one feature alone needs is handed to its routes in start/features.ts. */
export type Deps = {
  db: Db
  clock: Clock
  passwords: Passwords
  files: FileStorage
  pictures: Pictures
  config: Config
}

/** How a list of a feature becomes a file. */
export type TableOfList<List extends ListName, Row, Filters> = ListFile<Deps, List, Row, Filters>

/** Adds both files of a list. */
export type AddListFiles = ReturnType<typeof filesOfLists<Deps>>
