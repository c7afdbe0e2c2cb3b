import type { MailState } from '@portal/domain/mail/mails'
import { isAdmin } from '@portal/domain/roles'
import type { Mailing } from '../../mail/mailing.ts'
import type { Policy } from '../../use-case/authorized.ts'
import { conflict, forbidden } from '../../use-case/errors.ts'

type Facts = {
  state: MailState
  hasText: boolean
  ends_at: Date
  now: Date
  mailing: Pick<Mailing, 'isSetUp'>
}

/** Admins send a mail again that waits, is held or has failed, while it has not ended and a server can take it. */
export const mailPolicy: Policy<Facts, 'retry'> = (actor, { mailing, ...mail }) => {
  if (!isAdmin(actor)) return { retry: () => forbidden('session.forbidden', { area: 'other' }) }
  if (!mailing.isSetUp) return { retry: mailNotSetUp }
  return { retry: isToSend(mail) ? undefined : () => conflict('mails.nothing_to_send') }
}

const isToSend = ({ state, hasText, ends_at, now }: Omit<Facts, 'mailing'>) =>
  hasText && ends_at > now && (state === 'waiting' || state === 'held' || state === 'failed')

export const mailNotSetUp = () => conflict('mails.not_set_up')
