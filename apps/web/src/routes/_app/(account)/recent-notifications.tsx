import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '../../../features/notifications/notifications-page.tsx'
import { ownNotifications } from '../../../features/notifications/notifications-queries.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(account)/recent-notifications')({
  staticData: { access: 'signedIn', title: t.pageTitles.notifications, width: 'form' },
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchInfiniteQuery(ownNotifications)
  },
  component: NotificationsPage,
})
