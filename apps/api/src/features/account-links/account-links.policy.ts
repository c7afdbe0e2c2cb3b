import { type GeneralRole, mayActOnRole } from '@portal/domain/roles'
import type { Actor } from '../../use-case/actor.ts'
import type { Policy, Verdict } from '../../use-case/authorized.ts'
import { conflict, forbidden } from '../../use-case/errors.ts'

type Facts = { role: GeneralRole; active: boolean; is_invited: boolean }

/** Who may change an account invites its person, while the person has no password yet. */
export const invitationPolicy: Policy<Facts, 'invite' | 'withdraw'> = (actor, row) => {
  const byRank = rankVerdict(actor, row)
  return { invite: byRank ?? obstacleTo(row), withdraw: byRank }
}

const rankVerdict = (actor: Actor, { role }: Facts): Verdict =>
  mayActOnRole(actor, role) ? undefined : () => forbidden('users.forbidden')

function obstacleTo({ active, is_invited }: Facts): Verdict {
  if (!is_invited) return () => conflict('invitations.has_password')
  return active ? undefined : () => conflict('invitations.inactive')
}
