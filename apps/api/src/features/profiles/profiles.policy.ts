import { type GeneralRole, mayActOnRole, mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'

/** Salary, family and address: for manager-level people and the person alone (docs/product-rules.md#profiles). */
export const readProfileVerdict = (actor: Actor, id: number): Verdict =>
  mayReadOf(actor, id) ? undefined : notAllowed

/**
 * Editing follows the rank, as with accounts (docs/product-rules.md#roles). `update_own` is what everyone may change of
 * their own profile.
 */
export const profilePolicy: Policy<{ id: number; role: GeneralRole }, 'update' | 'update_own'> = (
  actor,
  row,
) => ({
  update: mayActOnRole(actor, row.role) ? undefined : notAllowed,
  update_own: row.id === actor.id ? undefined : notAllowed,
})

const notAllowed = () => forbidden('profiles.forbidden')
