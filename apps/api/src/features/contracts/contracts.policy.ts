import { isManagerLevel, mayReadOf } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { forbidden } from '../../use-case/errors.ts'
import { notFound } from '../../use-case/not-found.ts'
import { recordsOutside } from './records-outside.ts'

type Facts = { has_records: boolean }

/**
 * Manager-level people edit everyone's contracts. Rank counts for accounts only (docs/product-rules.md#roles).
 * A contract that hours are logged on cannot be deleted.
 */
export const contractPolicy: Policy<Facts, 'update' | 'delete'> = (actor, { has_records }) => {
  if (!isManagerLevel(actor)) return { update: notAllowed, delete: notAllowed }
  return { update: undefined, delete: has_records ? recordsOutside : undefined }
}

/** People read their own contracts, manager-level people everyone's. The refusal does not reveal which contracts exist. */
export const readContractVerdict = (actor: Actor, ownerId: number): Verdict =>
  mayReadOf(actor, ownerId) ? undefined : () => notFound('contracts.not_found')

const notAllowed = () => forbidden('contracts.forbidden')
