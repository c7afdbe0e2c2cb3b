import { Button, Modal, Skeleton } from '@mantine/core'
import { type Mail, type MailWithText, mails } from '@portal/contract/mails'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import { useFocusReturn } from '../../shared/dialogs/use-focus-return.ts'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { useOverlay } from '../../shared/overlays/use-overlay.ts'
import styles from './mail-dialog.module.css'

type Props = { mail: Mail; onClose: () => void }

/** Shows a mail as its reader would see it; mount it to open it. */
export function MailDialog({ mail, onClose }: Props) {
  useFocusReturn()
  useOverlay({ mayClose: () => true, close: onClose })
  const query = useQuery(q(mails.show, { params: { id: mail.id } }))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t.mails.textTitle(mail.subject)}
      size="lg"
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      {query.data ? (
        <MailText mail={query.data} />
      ) : query.error ? (
        <ErrorNotice title={t.mails.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className={styles.frame} role="status" aria-label={t.app.loading} />
      )}
      <DialogFooter>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t.actions.close}
        </Button>
      </DialogFooter>
    </Modal>
  )
}

/** The mail cannot run scripts or reach the page around it; its links open in a tab of their own. */
function MailText({ mail: { html, subject } }: { mail: MailWithText }) {
  if (html === null) return <p>{t.mails.textGone}</p>
  return (
    <iframe
      className={styles.frame}
      title={subject}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace('<head>', '<head><base target="_blank">')}
    />
  )
}
