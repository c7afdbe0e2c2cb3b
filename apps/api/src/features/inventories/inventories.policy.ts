import { type GeneralRole, isManagerLevel, mayActOnRole, mayReadOf } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { forbidden } from '../../errors.ts'

/** The owner of the equipment: profile and general role. */
type Facts = { profileId: number; role: GeneralRole }

/** Manager-level people read everyone's list, the others their own (docs/product-rules.md#profiles). */
export const inventoryListPolicy: Policy<{ profileId: number }, 'read'> = (actor, { profileId }) => ({
  read: mayReadOf(actor, profileId) ? undefined : notAllowed,
})

/** Users within the actor's rank, as with profiles. Manager-level people edit their own list as well. */
export const inventoryPolicy: Policy<Facts, 'update' | 'delete'> = (actor, row) => {
  const isOwn = isManagerLevel(actor) && row.profileId === actor.id
  const verdict = isOwn || mayActOnRole(actor, row.role) ? undefined : notAllowed
  return { update: verdict, delete: verdict }
}

const notAllowed = () => forbidden('inventories.forbidden')
