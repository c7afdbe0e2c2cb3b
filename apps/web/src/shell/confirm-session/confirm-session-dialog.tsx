import { Modal } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { useUser } from '../../session/use-user.ts'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import { FactorProof } from './factor-proof.tsx'
import { PasswordProof } from './password-proof.tsx'
import { OnlyProviderProof, useProvider } from './provider-proof.tsx'

type Props = { onConfirmed: () => void; onClose: () => void }

/** Asks who it is before something that an open session alone must not do. */
export function ConfirmSessionDialog({ onConfirmed, onClose }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.confirmSession.title}
      size="sm"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <Proof onConfirmed={onConfirmed} onClose={onClose} />
    </Modal>
  )
}

/** Whoever has a second factor uses it. Without passwords the provider is asked, where the person is linked to it. */
function Proof(props: Props) {
  const user = useUser()
  const provider = useProvider()
  if (user.has_second_factor) return <FactorProof {...props} />
  if (provider && !provider.hasPasswords) return <OnlyProviderProof onClose={props.onClose} />
  return <PasswordProof {...props} />
}
