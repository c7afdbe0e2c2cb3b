import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { QueuePage } from '../../features/leave-requests/queue/queue-page.tsx'
import { prefetchQueue } from '../../features/leave-requests/queue/queue-queries.ts'
import { queueSearch } from '../../features/leave-requests/queue/queue-search.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/requests_list')({
  staticData: { access: 'adminOnly', title: t.leaveRequests.listPageTitle, parent: '/requests' },
  validateSearch: queueSearch,
  loader: ({ context: { queryClient }, location }) => {
    const { page = 1, limit = 10 } = z.parse(queueSearch, location.search)
    void prefetchQueue(queryClient, page, limit)
  },
  component: QueuePage,
})
