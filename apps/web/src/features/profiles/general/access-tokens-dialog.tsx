import { Button, Modal, Skeleton } from '@mantine/core'
import { accessTokens } from '@portal/contract/accounts/access-tokens'
import type { User } from '@portal/contract/accounts/user'
import { useQuery } from '@tanstack/react-query'
import { q, useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { TokenItems } from '../../../reference/accounts/token-items.tsx'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { DialogFooter } from '../../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import styles from '../profile-page.module.css'

type Props = { user: User; onClose: () => void }

/** The access tokens of another person, to end them; mount it to open it. */
export function AccessTokensDialog({ user, onClose }: Props) {
  const name = useNameOfPerson(user.id, user.full_name)
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.accessTokens.ofPerson(name)}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <TokensOf userId={user.id} />
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.actions.close}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

function TokensOf({ userId: id }: { userId: number }) {
  const list = useQuery(q(accessTokens.listOf, { params: { id } }))
  const end = useApiMutation(accessTokens.removeOf)
  if (list.error && !list.data) {
    return (
      <ErrorNotice title={t.accessTokens.failed} error={list.error} onRetry={() => void list.refetch()} />
    )
  }
  if (!list.data) return <Skeleton height={72} role="status" aria-label={t.app.loading} />
  if (list.data.length === 0) return <p className={styles.note}>{t.accessTokens.noneOf}</p>
  return (
    <TokenItems
      tokens={list.data}
      onEnd={(token) => end.mutateAsync({ params: { id, token_id: token.id } })}
    />
  )
}
