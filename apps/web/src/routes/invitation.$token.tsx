import { createFileRoute } from '@tanstack/react-router'
import { InvitationPage } from '../features/account-links/invitation-page.tsx'
import { WithPasswords } from '../features/account-links/with-passwords.tsx'
import { t } from '../messages/messages.ts'

export const Route = createFileRoute('/invitation/$token')({
  staticData: { access: 'everyone', title: t.accountLinks.invitation.title },
  component: () => (
    <WithPasswords title={t.accountLinks.invitation.title}>
      <InvitationPage token={Route.useParams().token} />
    </WithPasswords>
  ),
})
