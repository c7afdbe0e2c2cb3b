import { eq } from 'drizzle-orm'
import type { Tx } from '../../../db/client.ts'
import { nextVersion } from '../../../db/schema/columns.ts'
import { profiles } from '../../../db/schema/people/profiles.ts'
import { users } from '../../../db/schema/people/users.ts'
import { type ChangesOf, type Values, writesAnything } from '../../../db/values.ts'
import type { Authorized } from '../../../use-case/authorized.ts'
import type { ProfileRow } from '../profiles.store.ts'

type OwnValues = {
  general: ChangesOf<Pick<Values<typeof profiles>, 'skype' | 'telegram' | 'github' | 'phone_number'>>
  personal: ChangesOf<Pick<Values<typeof profiles>, 'home_address' | 'date_of_birth'>>
  avatar_file_id: number | null | undefined
}

/**
 * Writes what is given of one's own profile. Contacts and portrait belong to General Info, which managers edit by the
 * version of the account, so they raise that version too.
 */
export async function updateOwnRows(
  tx: Tx,
  profile: Authorized<ProfileRow, 'update_own'>,
  { general, personal, avatar_file_id }: OwnValues,
): Promise<void> {
  if (writesAnything({ ...general, avatar_file_id }))
    await tx.update(users).set({ avatar_file_id, version: nextVersion }).where(eq(users.id, profile.id))
  await tx
    .update(profiles)
    .set({ ...general, ...personal, version: nextVersion })
    .where(eq(profiles.id, profile.id))
}
