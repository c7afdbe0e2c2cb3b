import { apiPrefix } from '@portal/contract/shared/route'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** The address holds the file's id, so a new picture has a new address and is shown at once. */
export const avatarUrl = (userId: number, fileId: number | null): string | null =>
  fileId === null ? null : `${apiPrefix}/users/${userId}/avatar?v=${fileId}`

const beforeId = sql.raw(`'${apiPrefix}/users/'`)

/** The same address in a query, for people beside the row that is read; `people` is the table of users or its alias. */
export const avatarColumn = (people: { id: AnyColumn; avatar_file_id: AnyColumn }): SQL<string | null> =>
  sql<string | null>`${beforeId} || ${people.id} || '/avatar?v=' || ${people.avatar_file_id}`
