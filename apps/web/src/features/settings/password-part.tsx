import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { SectionPart } from '../../shared/page/section-part.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

const root = getRouteApi(rootRouteId)

/** A new password, where people sign in with one. */
export function PasswordPart() {
  const { password_sign_in, oidc } = root.useRouteContext({ select: ({ portal }) => portal })
  if (!password_sign_in) {
    return <SectionPart title={t.settings.passwordTitle} hint={t.settings.noPasswords(oidc?.label ?? '')} />
  }
  return (
    <SectionPart title={t.settings.passwordTitle} hint={t.settings.passwordHint}>
      <NewPasswordForm />
    </SectionPart>
  )
}
