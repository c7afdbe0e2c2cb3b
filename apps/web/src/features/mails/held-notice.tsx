import { Button } from '@mantine/core'
import { mails } from '@portal/contract/mails'
import { IconMailCancel, IconMailPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { Notice } from '../../shared/notices/notice.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import styles from './held-notice.module.css'
import { heldMails } from './mails-queries.ts'

type Props = {
  /** Whether a server takes mails. */
  isSetUp: boolean
}

/** Asks what becomes of the mails that waited when this portal was restored from an archive. */
export function HeldNotice({ isSetUp }: Props) {
  const count = useQuery(heldMails).data?.count ?? 0
  const send = useApiMutation(mails.sendHeld)
  const drop = useApiMutation(mails.dropHeld)
  const [isAsking, setAsking] = useState(false)
  if (count === 0) return null
  const sendAll = () =>
    send.mutate({}, { onSuccess: (done) => toastSuccess(t.mails.heldSent(done.count)), onError: toastError })
  const dropAll = async () => {
    const done = await drop.mutateAsync({})
    toastSuccess(t.mails.heldDropped(done.count))
  }
  return (
    <Notice icon={IconMailPause} className={styles.notice}>
      <div className={styles.held}>
        <p className={styles.text}>{t.mails.held(count)}</p>
        <div className={styles.buttons}>
          {isSetUp && (
            <Button variant="default" onClick={sendAll} loading={send.isPending} disabled={drop.isPending}>
              {t.mails.sendHeld}
            </Button>
          )}
          <Button variant="default" onClick={() => setAsking(true)} disabled={send.isPending}>
            {t.mails.dropHeld}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          text={t.mails.dropHeldText(count)}
          confirmLabel={t.mails.dropHeld}
          icon={<IconMailCancel size={18} aria-hidden />}
          onConfirm={dropAll}
          onClose={() => setAsking(false)}
        />
      )}
    </Notice>
  )
}
