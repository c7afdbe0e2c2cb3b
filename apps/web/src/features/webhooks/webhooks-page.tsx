import { type Webhook, webhook as webhookRow, webhooks } from '@portal/contract/webhooks'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { useOpenedByDraft, useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import { webhookColumns } from './webhook-columns.tsx'
import { hostOf } from './webhooks-queries.ts'

const CreateWebhookModal = lazyPart(() =>
  import('./webhook-forms.tsx').then((file) => file.CreateWebhookModal),
)
const ShownOnceDialog = lazyPart(() =>
  import('../../shared/dialogs/shown-once-dialog.tsx').then((file) => file.ShownOnceDialog),
)
const EditWebhookModal = lazyPart(() => import('./webhook-forms.tsx').then((file) => file.EditWebhookModal))

/** Receivers of what people do, for admins. */
export function WebhooksPage() {
  const list = useQuery(q(webhooks.list))
  const remove = useApiMutation(webhooks.remove)
  const renew = useApiMutation(webhooks.renewSecret)
  const test = useApiMutation(webhooks.test)
  const [isAdding, setAdding] = useOpenedByDraft('webhooks.create')
  const [edited, setEdited] = useRowOfDraft('webhooks.edit', webhookRow)
  const [deleted, setDeleted] = useState<Webhook>()
  const [renewed, setRenewed] = useState<Webhook>()
  const [shown, setShown] = useState<{ host: string; secret: string }>()

  const sendTest = (webhook: Webhook) =>
    test.mutate(
      { params: { id: webhook.id } },
      { onSuccess: () => toastSuccess(t.webhooks.tested, { thing: hostOf(webhook) }), onError: toastError },
    )
  const acts = { onEdit: setEdited, onDelete: setDeleted, onTest: sendTest, onRenew: setRenewed }

  return (
    <>
      <PageHeader
        title={t.pageTitles.webhooks}
        count={list.data?.length}
        add={{ label: t.webhooks.add, onClick: () => setAdding(true) }}
      />
      <DataTable
        label={t.webhooks.list}
        columns={webhookColumns(acts)}
        rows={list.data}
        rowKey={({ id }) => id}
        query={list}
        failed={t.webhooks.failed}
        empty={<p>{t.webhooks.empty}</p>}
      />
      {isAdding && (
        <CreateWebhookModal
          onCreated={(webhook, secret) => {
            toastSuccess(t.webhooks.created)
            setShown({ host: hostOf(webhook), secret })
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {edited && <EditWebhookModal webhook={edited} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <ConfirmDialog
          text={t.actions.deleteQuestion(hostOf(deleted))}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })
            toastSuccess(t.webhooks.deleted)
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
      {renewed && (
        <ConfirmDialog
          title={t.webhooks.renew}
          text={t.webhooks.renewText(hostOf(renewed))}
          confirmLabel={t.webhooks.renew}
          icon={<IconKey size={18} aria-hidden />}
          onConfirm={async () => {
            const { secret } = await renew.mutateAsync({ params: { id: renewed.id } })
            setShown({ host: hostOf(renewed), secret })
          }}
          onClose={() => setRenewed(undefined)}
        />
      )}
      {shown && (
        <ShownOnceDialog
          title={t.webhooks.secretTitle(shown.host)}
          label={t.webhooks.secret}
          hint={t.webhooks.secretHint}
          text={shown.secret}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
