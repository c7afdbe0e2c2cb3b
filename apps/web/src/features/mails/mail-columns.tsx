import type { Mail } from '@portal/contract/mails'
import { IconMail, IconSend } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { stateLooks } from '../../reference/states/states.ts'
import { NoValue, RowAction, RowActions } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { StateMark } from '../../shared/states/state-mark.tsx'

type Acts = {
  onRetry: (mail: Mail) => void
  /** Absent where the portal shows no texts. */
  onRead: ((mail: Mail) => void) | undefined
}

export const mailColumns = ({ onRetry, onRead }: Acts): Column<Mail>[] => [
  {
    key: 'subject',
    title: t.mails.subject,
    card: 'heading',
    cell: ({ subject }) => <CutText text={subject} />,
  },
  { key: 'to', title: t.mails.to, card: 'second', cell: ({ to }) => <CutText text={to} /> },
  { key: 'kind', title: t.mails.kind, cell: ({ kind }) => t.mails.kinds[kind] },
  {
    key: 'state',
    title: t.mails.state,
    card: 'value',
    cell: ({ state }) => <StateMark look={stateLooks.mail[state]}>{t.mails.states[state]}</StateMark>,
  },
  {
    key: 'created',
    title: t.mails.created,
    card: 'second',
    cell: ({ created_at }) => <MomentText at={created_at} />,
  },
  {
    key: 'sent',
    title: t.mails.states.sent,
    cell: ({ sent_at }) => (sent_at === null ? <NoValue /> : <MomentText at={sent_at} />),
    hasValue: ({ sent_at }) => sent_at !== null,
  },
  {
    key: 'answer',
    title: t.mails.answer,
    cell: (mail) => <Answer {...mail} />,
    hasValue: ({ attempts }) => attempts > 0,
  },
  {
    key: 'options',
    title: t.lists.options,
    align: 'right',
    card: 'actions',
    cell: (mail) => (
      <RowActions>
        {onRead && (
          <RowAction
            label={t.mails.read(mail.subject, mail.to)}
            icon={<IconMail size={18} aria-hidden />}
            onClick={() => onRead(mail)}
          />
        )}
        {mail.can.retry && (
          <RowAction
            label={(mail.state === 'held' ? t.mails.send : t.mails.sendAgain)(mail.subject, mail.to)}
            icon={<IconSend size={18} aria-hidden />}
            onClick={() => onRetry(mail)}
          />
        )}
      </RowActions>
    ),
  },
]

function Answer({ last_error, attempts }: Mail) {
  if (attempts === 0) return <NoValue />
  const tries = t.mails.attempts(attempts)
  return <CutText text={last_error === null ? tries : `${tries}: ${last_error}`} />
}
