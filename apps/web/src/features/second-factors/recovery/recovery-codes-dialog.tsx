import { Button, Modal } from '@mantine/core'
import { formatDay } from '@portal/domain/days'
import { IconCopy, IconDownload, IconPrinter, IconX } from '@tabler/icons-react'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { saveAsFile } from '../../../browser/save-file.ts'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { copyText } from '../../../shared/clipboard/copy-text.ts'
import { DialogFooter } from '../../../shared/dialogs/dialog-footer.tsx'
import { ignoreRepeat } from '../../../shared/dialogs/ignore-repeat.ts'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { useLeaveQuestion } from '../../../shared/overlays/use-leave-question.tsx'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import styles from './recovery-codes-dialog.module.css'

const root = getRouteApi(rootRouteId)

const question = {
  title: t.recoveryCodes.closeTitle,
  text: t.recoveryCodes.closeText,
  confirmLabel: t.recoveryCodes.closeConfirm,
  cancelLabel: t.recoveryCodes.back,
  icon: <IconX size={18} aria-hidden />,
}

type Props = { codes: readonly string[]; onClose: () => void }

/** Shows recovery codes, which is done once, and asks before they are closed unread; mount it to open it. */
export function RecoveryCodesDialog({ codes, onClose }: Props) {
  const sheet = useSheet()
  useFocusReturn()
  const leaving = useLeaveQuestion({ isChanged: true, onDiscard: () => undefined, words: question })
  const close = () => leaving.leave(onClose)
  const mayClose = () => {
    close()
    return false
  }
  useOverlay({ mayClose, close: onClose })
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toastSuccess(t.clipboard.copied)
    else toastError(t.clipboard.failed)
  }
  const save = () =>
    saveAsFile(
      t.recoveryCodes.fileName,
      new Blob([[sheet.title, sheet.facts, '', ...codes, ''].join('\n')], { type: 'text/plain' }),
    )
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t.recoveryCodes.shownTitle}
        closeOnClickOutside={false}
        closeOnEscape={!leaving.question}
        closeButtonProps={{ 'aria-label': t.actions.close }}
      >
        <p className={styles.hint}>{t.recoveryCodes.shownHint}</p>
        <Codes codes={codes} />
        <div className={styles.ways}>
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => void copy()}
            onKeyDown={ignoreRepeat}
            data-autofocus
          >
            {t.recoveryCodes.copy}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => window.print()}
          >
            {t.recoveryCodes.print}
          </Button>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
            {t.recoveryCodes.save}
          </Button>
        </div>
        <DialogFooter>
          <Button onClick={onClose}>{t.recoveryCodes.kept}</Button>
        </DialogFooter>
      </Modal>
      {leaving.question}
      {createPortal(
        <div className={styles.sheet}>
          <p className={styles.sheetTitle}>{sheet.title}</p>
          <p>{sheet.facts}</p>
          <Codes codes={codes} />
        </div>,
        document.body,
      )}
    </>
  )
}

const Codes = ({ codes }: Pick<Props, 'codes'>) => (
  <ol className={styles.codes}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ol>
)

/** What stands above the codes on paper and in a file, where nothing else says what they open. */
function useSheet() {
  const email = root.useRouteContext({ select: ({ user }) => user?.email ?? '' })
  const today = useToday()
  return {
    title: t.recoveryCodes.sheetTitle(window.location.host),
    facts: t.recoveryCodes.sheetFacts(email, formatDay(today)),
  }
}
