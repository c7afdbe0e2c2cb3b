import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { QueuePage } from '../../features/leave-requests/queue/queue-page.tsx'
import { prefetchQueue } from '../../features/leave-requests/queue/queue-queries.ts'
import { queueSearch } from '../../features/leave-requests/queue/queue-search.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/requests_list')({
  staticData: { access: 'adminOnly', title: t.pageTitles.requestsToDecide, parent: '/requests' },
  validateSearch: queueSearch,
  loader: ({ context: { queryClient }, location }) => {
    void prefetchQueue(queryClient, z.parse(queueSearch, location.search))
  },
  component: QueuePage,
})
