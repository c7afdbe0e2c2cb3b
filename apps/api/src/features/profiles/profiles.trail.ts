import type { Tx } from '../../db/client.ts'
import { trailOf } from '../../use-case/trail.ts'
import { findProfileRow, listChildrenOf, type ProfileRow } from './profiles.store.ts'

type ToldProfile = ProfileRow & { children: Awaited<ReturnType<typeof listChildrenOf>> }

/** The row as it is told, with the children of this moment. */
export const toldProfile = async (tx: Tx, row: ProfileRow): Promise<ToldProfile> => ({
  ...row,
  children: await listChildrenOf(tx, row.id),
})

const profileTrail = trailOf<ToldProfile>({
  object_type: 'user',
  id: ({ id }) => id,
  object: ({ full_name }) => full_name,
  person: ({ id }) => id,
  fields: {
    skype: ({ skype }) => skype,
    telegram: ({ telegram }) => telegram,
    github: ({ github }) => github,
    phone_number: ({ phone_number }) => phone_number,
    avatar: { hidden: ({ avatar_file_id }) => avatar_file_id },
    date_of_birth: { hidden: ({ date_of_birth }) => date_of_birth },
    marital_status: ({ marital_status }) => marital_status,
    home_address: { hidden: ({ home_address }) => home_address },
    office: ({ office }) => office,
    post_office: ({ post_office }) => post_office,
    children_attributes: { hidden: ({ children }) => children },
  },
})

/** What a change has made of the row; undefined where nothing differs. */
export async function profileChanged(tx: Tx, before: ToldProfile) {
  const row = await findProfileRow(tx, before.id)
  return row && profileTrail.changed('profiles.update', before, await toldProfile(tx, row))
}
