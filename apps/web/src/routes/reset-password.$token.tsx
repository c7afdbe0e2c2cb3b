import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '../features/account-links/reset-password-page.tsx'
import { WithPasswords } from '../features/account-links/with-passwords.tsx'
import { t } from '../messages/messages.ts'

export const Route = createFileRoute('/reset-password/$token')({
  staticData: { access: 'everyone', title: t.accountLinks.reset.title },
  component: () => (
    <WithPasswords title={t.accountLinks.reset.title}>
      <ResetPasswordPage token={Route.useParams().token} />
    </WithPasswords>
  ),
})
