import { pageInput } from '@portal/contract/shared/paging'
import { webhooks } from '@portal/contract/webhooks'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { q } from '../../../api/query.ts'
import { DeliveriesPage } from '../../../features/webhooks/deliveries-page.tsx'
import { deliveriesOf } from '../../../features/webhooks/webhooks-queries.ts'
import { t } from '../../../messages/messages.ts'

const search = z.object({ page: z.catch(z.optional(pageInput), undefined) })

export const Route = createFileRoute('/_app/webhooks_/$id')({
  staticData: { access: 'adminOnly', title: t.pageTitles.deliveries, parent: '/webhooks' },
  // A text that is no number becomes NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: search,
  loader: ({ context, params, location }) => {
    void context.queryClient.prefetchQuery(q(webhooks.list))
    void context.queryClient.prefetchQuery(deliveriesOf(params.id, z.parse(search, location.search)))
  },
  component: DeliveriesPage,
})
