import { sessions } from '@portal/contract/accounts/sessions'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { SettingsPage } from '../../../features/settings/settings-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(account)/settings')({
  staticData: { access: 'signedIn', title: t.pageTitles.settings, width: 'form' },
  // The list is as high as its content; the page waits for it, so that the sections below do not move.
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(q(sessions.list)),
  component: SettingsPage,
})
