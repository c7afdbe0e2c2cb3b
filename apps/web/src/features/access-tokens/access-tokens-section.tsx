import { Button, Skeleton } from '@mantine/core'
import { accessTokens } from '@portal/contract/accounts/access-tokens'
import { accessTokenLimits } from '@portal/domain/access-tokens'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { q, useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { TokenItems } from '../../reference/accounts/token-items.tsx'
import { useFocusAfter } from '../../shared/dialogs/use-focus-after.ts'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import styles from './access-tokens-section.module.css'

const AddTokenDialog = lazyPart(() => import('./add-token-dialog.tsx').then((file) => file.AddTokenDialog))
const ShownOnceDialog = lazyPart(() =>
  import('../../shared/dialogs/shown-once-dialog.tsx').then((file) => file.ShownOnceDialog),
)

const keeping = {
  label: t.accessTokens.kept,
  question: {
    title: t.accessTokens.closeTitle,
    text: t.accessTokens.closeText,
    confirmLabel: t.accessTokens.closeConfirm,
    cancelLabel: t.accessTokens.back,
    icon: <IconX size={18} aria-hidden />,
  },
}

type Open = { is: 'form' } | { is: 'token'; token: string }

/** The own access tokens, to add and to end. */
export function AccessTokensSection() {
  const list = useQuery(q(accessTokens.list))
  const end = useApiMutation(accessTokens.remove)
  const reasonId = useId()
  const [open, setOpen] = useState<Open>()
  const noteOpener = useFocusAfter(open !== undefined)
  const close = () => setOpen(undefined)
  if (list.error && !list.data) {
    return (
      <ErrorNotice title={t.accessTokens.failed} error={list.error} onRetry={() => void list.refetch()} />
    )
  }
  if (!list.data) return <Skeleton height={72} role="status" aria-label={t.app.loading} />
  const isFull = list.data.length >= accessTokenLimits.count
  return (
    <div className={styles.section}>
      {list.data.length === 0 ? (
        <p className={styles.note}>{t.accessTokens.none}</p>
      ) : (
        <TokenItems tokens={list.data} onEnd={({ id }) => end.mutateAsync({ params: { id } })} />
      )}
      <Button
        variant="default"
        className={styles.add ?? ''}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={isFull}
        aria-describedby={isFull ? reasonId : undefined}
        onClick={() => {
          noteOpener()
          setOpen({ is: 'form' })
        }}
      >
        {t.accessTokens.add}
      </Button>
      {isFull && (
        <p id={reasonId} className={styles.note}>
          {t.accessTokens.tooMany}
        </p>
      )}
      {open?.is === 'form' && (
        <AddTokenDialog onMade={(token) => setOpen({ is: 'token', token })} onClose={close} />
      )}
      {open?.is === 'token' && (
        <ShownOnceDialog
          title={t.accessTokens.shownTitle}
          label={t.accessTokens.token}
          hint={t.accessTokens.shownHint}
          text={open.token}
          keeping={keeping}
          onClose={close}
        />
      )}
    </div>
  )
}
