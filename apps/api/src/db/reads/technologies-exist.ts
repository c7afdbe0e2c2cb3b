import type { DbOrTx } from '../client.ts'
import { technologies } from '../schema/technologies.ts'
import { isAnyOf } from './any-of.ts'

/** True when all of these technologies, each named once, exist. */
export const technologiesExist = async (db: DbOrTx, ids: readonly number[]): Promise<boolean> =>
  (await db.$count(technologies, isAnyOf(technologies.id, ids))) === ids.length
