import { webhooks } from '@portal/contract/webhooks'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../api/query.ts'
import { WebhooksPage } from '../../features/webhooks/webhooks-page.tsx'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/webhooks')({
  staticData: { access: 'adminOnly', title: t.pageTitles.webhooks },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(q(webhooks.list))
  },
  component: WebhooksPage,
})
