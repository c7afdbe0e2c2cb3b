import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../features/account-links/forgot-password-page.tsx'
import { WithPasswords } from '../features/account-links/with-passwords.tsx'
import { t } from '../messages/messages.ts'

export const Route = createFileRoute('/forgot-password')({
  staticData: { access: 'everyone', title: t.accountLinks.forgotTitle },
  component: () => (
    <WithPasswords title={t.accountLinks.forgotTitle}>
      <ForgotPasswordPage />
    </WithPasswords>
  ),
})
