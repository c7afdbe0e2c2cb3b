import { type GeneralRole, isManagerLevel, mayActOnRole, mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../../use-case/actor.ts'
import type { Policy, Verdict } from '../../../use-case/authorized.ts'
import { forbidden } from '../../../use-case/errors.ts'

/** The owner of the equipment: profile and general role. */
type Facts = { profile_id: number; role: GeneralRole }

/** Manager-level people read everyone's list, the others their own (docs/product-rules.md#profiles). */
export const readListVerdict = (actor: Actor, profileId: number): Verdict =>
  mayReadOf(actor, profileId) ? undefined : notAllowed

/** Managers and admins edit the equipment of users within their rank, as with profiles, and their own as well. */
export const inventoryPolicy: Policy<Facts, 'update' | 'delete'> = (actor, row) => {
  const isOwn = isManagerLevel(actor) && row.profile_id === actor.id
  const verdict = isOwn || mayActOnRole(actor, row.role) ? undefined : notAllowed
  return { update: verdict, delete: verdict }
}

const notAllowed = () => forbidden('inventories.forbidden')
