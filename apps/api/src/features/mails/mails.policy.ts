import type { MailState } from '@portal/domain/mail/mails'
import { isAdmin } from '@portal/domain/roles'
import type { Policy } from '../../authorized.ts'
import { conflict, forbidden } from '../../errors.ts'
import type { Mailing } from '../../mail/mailing.ts'

type Facts = { state: MailState; hasText: boolean; mailing: Pick<Mailing, 'isSetUp'> }

/** Admins send a mail again that waits or has failed, while its text is kept and a server can take it. */
export const mailPolicy: Policy<Facts, 'retry'> = (actor, { state, hasText, mailing }) => {
  if (!isAdmin(actor)) return { retry: () => forbidden('session.forbidden', { area: 'other' }) }
  if (!mailing.isSetUp) return { retry: mailNotSetUp }
  const isToSend = hasText && (state === 'waiting' || state === 'failed')
  return { retry: isToSend ? undefined : () => conflict('mails.nothing_to_send') }
}

export const mailNotSetUp = () => conflict('mails.not_set_up')
