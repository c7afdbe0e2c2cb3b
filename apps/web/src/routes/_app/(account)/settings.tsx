import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '../../../features/settings/settings-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/(account)/settings')({
  staticData: { access: 'signedIn', title: t.settings.title, width: 'form' },
  component: SettingsPage,
})
