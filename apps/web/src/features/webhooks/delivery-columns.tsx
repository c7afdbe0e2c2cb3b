import type { Delivery } from '@portal/contract/webhooks'
import { IconSend } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { stateLooks } from '../../reference/states/states.ts'
import { NoValue, RowAction, RowActions } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { StateMark } from '../../shared/states/state-mark.tsx'

/** `onRetry` is absent where the webhook is switched off. */
export const deliveryColumns = (onRetry: ((delivery: Delivery) => void) | undefined): Column<Delivery>[] => [
  { key: 'type', title: t.webhooks.type, card: 'heading', cell: ({ type }) => <CutText text={type} /> },
  {
    key: 'state',
    title: t.webhooks.state,
    card: 'value',
    cell: ({ state }) => <StateMark look={stateLooks.delivery[state]}>{t.webhooks.states[state]}</StateMark>,
  },
  {
    key: 'created',
    title: t.webhooks.created_at,
    card: 'second',
    cell: ({ created_at }) => <MomentText at={created_at} />,
  },
  {
    key: 'sent',
    title: t.webhooks.sent_at,
    cell: ({ sent_at }) => (sent_at === null ? <NoValue /> : <MomentText at={sent_at} />),
    hasValue: ({ sent_at }) => sent_at !== null,
  },
  {
    key: 'answer',
    title: t.webhooks.answer,
    width: '30%',
    cell: (delivery) => <Answer {...delivery} />,
    hasValue: ({ attempts, last_error }) => attempts > 0 || last_error !== null,
  },
  ...(onRetry ? [retryColumn(onRetry)] : []),
]

const retryColumn = (onRetry: (delivery: Delivery) => void): Column<Delivery> => ({
  key: 'options',
  title: t.lists.options,
  align: 'right',
  card: 'actions',
  cell: (delivery) => (
    <RowActions>
      <RowAction
        label={t.webhooks.sendAgain(delivery.type, delivery.id)}
        icon={<IconSend size={18} aria-hidden />}
        onClick={() => onRetry(delivery)}
      />
    </RowActions>
  ),
})

function Answer({ status, last_error, attempts }: Delivery) {
  const answer = last_error ?? (status === null ? undefined : t.webhooks.taken(status))
  if (answer === undefined && attempts === 0) return <NoValue />
  const tries = t.webhooks.attempts(attempts)
  return <CutText text={answer === undefined ? tries : `${tries}: ${answer}`} />
}
