import { Button } from '@mantine/core'
import { secondFactors } from '@portal/contract/accounts/second-factors'
import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import type { User } from '@portal/contract/accounts/user'
import { IconKey, IconPlug, IconShieldOff, IconUnlink } from '@tabler/icons-react'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { useUser } from '../../../session/use-user.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'

const root = getRouteApi(rootRouteId)

/** Few who open a profile reset a password. */
const ResetPasswordModal = lazyPart(() =>
  import('./reset-password-modal.tsx').then((file) => file.ResetPasswordModal),
)

const AccessTokensDialog = lazyPart(() =>
  import('./access-tokens-dialog.tsx').then((file) => file.AccessTokensDialog),
)

type Act = 'password' | 'factors' | 'unlink' | 'tokens'
type Props = { user: User }

/** What helps another person who cannot sign in any more. One's own sign-in is under Settings. */
export function SignInActs({ user }: Props) {
  const me = useUser()
  const label = useProviderLabel()
  const hasPasswords = root.useRouteContext({ select: ({ portal }) => portal.password_sign_in })
  const [asked, setAsked] = useState<Act>()
  const close = () => setAsked(undefined)
  const isOther = user.id !== me.id
  return (
    <>
      {hasPasswords && user.can.change_password && isOther && (
        <ActButton icon={<IconKey size={16} />} onClick={() => setAsked('password')}>
          {t.profiles.resetPassword}
        </ActButton>
      )}
      {user.has_second_factor && user.can.reset_second_factors && (
        <ActButton icon={<IconShieldOff size={16} />} onClick={() => setAsked('factors')}>
          {t.profiles.resetFactors}
        </ActButton>
      )}
      {user.oidc_linked && user.can.unlink && isOther && (
        <ActButton icon={<IconUnlink size={16} />} onClick={() => setAsked('unlink')}>
          {t.profiles.unlink(label)}
        </ActButton>
      )}
      {user.can.change_password && isOther && (
        <ActButton icon={<IconPlug size={16} />} onClick={() => setAsked('tokens')}>
          {t.accessTokens.title}
        </ActButton>
      )}
      {asked === 'password' && <ResetPasswordModal user={user} onClose={close} />}
      {asked === 'factors' && <ResetFactorsDialog user={user} onClose={close} />}
      {asked === 'tokens' && <AccessTokensDialog user={user} onClose={close} />}
      {asked === 'unlink' && <UnlinkDialog user={user} label={label} onClose={close} />}
    </>
  )
}

/** What the button of single sign-on says; other words where the portal has none any more. */
const useProviderLabel = () =>
  root.useRouteContext({ select: ({ portal }) => portal.oidc?.label }) ?? t.profiles.provider

type ActProps = { icon: ReactNode; children: ReactNode; onClick: () => void }

const ActButton = ({ icon, children, onClick }: ActProps) => (
  <Button variant="default" size="xs" leftSection={icon} onClick={onClick}>
    {children}
  </Button>
)

type DialogProps = Props & { onClose: () => void }

function ResetFactorsDialog({ user, onClose }: DialogProps) {
  const name = useNameOfPerson(user.id, user.full_name)
  const reset = useApiMutation(secondFactors.reset)
  return (
    <ConfirmDialog
      title={t.profiles.resetFactorsTitle}
      text={t.profiles.resetFactorsText(name)}
      confirmLabel={t.profiles.resetFactors}
      icon={<IconShieldOff size={18} aria-hidden />}
      onConfirm={async () => {
        await reset.mutateAsync({ params: { id: user.id } })
        toastSuccess(t.profiles.factorsReset, { thing: user.full_name })
      }}
      onClose={onClose}
    />
  )
}

function UnlinkDialog({ user, label, onClose }: DialogProps & { label: string }) {
  const name = useNameOfPerson(user.id, user.full_name)
  const unlink = useApiMutation(singleSignOn.unlink)
  return (
    <ConfirmDialog
      title={t.profiles.unlinkTitle(label)}
      text={t.profiles.unlinkText(name, label)}
      confirmLabel={t.profiles.unlinkConfirm}
      icon={<IconUnlink size={18} aria-hidden />}
      onConfirm={async () => {
        await unlink.mutateAsync({ params: { id: user.id } })
        toastSuccess(t.profiles.unlinked(label), { thing: user.full_name })
      }}
      onClose={onClose}
    />
  )
}
