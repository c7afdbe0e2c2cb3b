import type { Webhook } from '@portal/contract/webhooks'
import { IconKey, IconSend } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { stateLooks } from '../../reference/states/states.ts'
import { NoValue, RowAction, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { RowOptions } from '../../shared/lists/row-options.tsx'
import { StateMark } from '../../shared/states/state-mark.tsx'
import { hostOf } from './webhooks-queries.ts'

type Acts = Record<'onEdit' | 'onDelete' | 'onTest' | 'onRenew', (webhook: Webhook) => void>

export const webhookColumns = ({ onEdit, onDelete, onTest, onRenew }: Acts): Column<Webhook>[] => [
  {
    key: 'url',
    title: t.webhooks.url,
    card: 'heading',
    width: '30%',
    cell: ({ id, url }) => (
      <RowLink to="/webhooks/$id" params={{ id }}>
        <CutText text={url} />
      </RowLink>
    ),
    short: ({ url }) => url,
  },
  {
    key: 'events',
    title: t.webhooks.events,
    card: 'second',
    cell: ({ events }) => <CutText text={eventsInWords(events)} />,
  },
  { key: 'format', title: t.webhooks.format, cell: ({ format }) => t.webhooks.shortFormats[format] },
  { key: 'state', title: t.webhooks.state, card: 'value', cell: (webhook) => <WebhookState {...webhook} /> },
  {
    key: 'failing',
    title: t.webhooks.failingSince,
    cell: ({ failing_since }) => (failing_since === null ? <NoValue /> : <MomentText at={failing_since} />),
    hasValue: ({ failing_since }) => failing_since !== null,
  },
  {
    key: 'last',
    title: t.webhooks.last,
    cell: ({ last_delivery: last }) =>
      last === null ? (
        <NoValue />
      ) : (
        <StateMark look={stateLooks.delivery[last.state]}>{t.webhooks.states[last.state]}</StateMark>
      ),
    hasValue: ({ last_delivery }) => last_delivery !== null,
  },
  {
    key: 'options',
    title: t.lists.options,
    align: 'right',
    card: 'actions',
    width: '11rem',
    cell: (webhook) => (
      <RowOptions
        name={hostOf(webhook)}
        can={webhook.can}
        onEdit={() => onEdit(webhook)}
        onDelete={() => onDelete(webhook)}
      >
        {webhook.can.send && (
          <RowAction
            label={t.webhooks.testNamed(hostOf(webhook))}
            icon={<IconSend size={18} aria-hidden />}
            onClick={() => onTest(webhook)}
          />
        )}
        {webhook.can.update && (
          <RowAction
            label={t.webhooks.renewNamed(hostOf(webhook))}
            icon={<IconKey size={18} aria-hidden />}
            onClick={() => onRenew(webhook)}
          />
        )}
      </RowOptions>
    ),
  },
]

const eventsInWords = (events: readonly string[]) =>
  events.length === 0 ? t.webhooks.allEvents : t.webhooks.someEvents(events.map(t.webhooks.feature))

function WebhookState({ active, failing_since }: Webhook) {
  if (!active) return <StateMark look={stateLooks.link.off}>{t.webhooks.off}</StateMark>
  return failing_since === null ? (
    <StateMark look={stateLooks.link.on}>{t.webhooks.on}</StateMark>
  ) : (
    <StateMark look={stateLooks.due}>{t.webhooks.failing}</StateMark>
  )
}
