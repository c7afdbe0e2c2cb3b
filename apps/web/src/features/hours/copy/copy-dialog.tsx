import { Button, Loader, Modal } from '@mantine/core'
import { recordCopies } from '@portal/contract/hours/copy-records'
import { formatHours, sumHours } from '@portal/domain/hours/hours'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../api/client.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { DialogFooter } from '../../../shared/dialogs/dialog-footer.tsx'
import { ignoreRepeat } from '../../../shared/dialogs/ignore-repeat.ts'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { BusyButton } from '../../../shared/forms/busy-button.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'
import styles from './copy-dialog.module.css'
import { CopyPreview } from './copy-preview.tsx'
import type { Copy } from './copy-sources.ts'

type Props = {
  copy: Copy
  /** Whose hours; undefined for one's own. */
  userId: number | undefined
  onClose: () => void
}

/** Shows what a copy would do, and does it. */
export function CopyDialog({ copy, userId, onClose }: Props) {
  const body = { ...copy, ...(userId !== undefined && { user_id: userId }) }
  const preview = useQuery({
    queryKey: [recordCopies.create.url, body],
    queryFn: () => call(recordCopies.create, { body: { ...body, preview: true } }),
    // What fits may have changed since the dialog was open the last time.
    gcTime: 0,
    // The copy itself would have it asked for again.
    meta: { outlivesChanges: true },
  })
  const offer = useUndoOffer()
  const { mutateAsync, isPending } = useApiMutation(recordCopies.create, {
    idempotent: true,
    onUndoable: (token, { created }) => offer(t.copyHours.copied(created.length, sumOf(created)), token),
  })
  useFocusReturn()
  const close = () => {
    if (!isPending) onClose()
  }
  useOverlay({ mayClose: () => !isPending, close: onClose })
  const confirm = async () => {
    try {
      const { created: copied } = await mutateAsync({ body })
      if (copied.length > 0) onClose()
      // The days have filled up meanwhile: the preview says so.
      else await preview.refetch()
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    }
  }
  const created = preview.data?.created ?? []
  const isReady = created.length > 0
  const copyButton = useRef<HTMLButtonElement>(null)
  // Enter copies as soon as it is known what.
  useEffect(() => {
    if (isReady) copyButton.current?.focus()
  }, [isReady])
  return (
    <Modal
      opened
      onClose={close}
      title={copy.span === 'day' ? t.copyHours.dayTitle(copy) : t.copyHours.weekTitle(copy)}
      closeButtonProps={{ 'aria-label': t.actions.close }}
    >
      <div className={styles.content} aria-busy={preview.isPending}>
        {preview.data && <CopyPreview preview={preview.data} isOfWeek={copy.span === 'week'} />}
        {preview.isPending && <Loader size={24} aria-label={t.lists.loading} />}
        {preview.error && !preview.data && (
          <ErrorNotice
            title={t.copyHours.failed}
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        )}
      </div>
      <DialogFooter>
        <Button
          variant="default"
          onClick={close}
          onKeyDown={ignoreRepeat}
          disabled={isPending}
          data-autofocus
        >
          {t.actions.cancel}
        </Button>
        <BusyButton
          ref={copyButton}
          loading={isPending}
          disabled={!isReady}
          onClick={confirm}
          onKeyDown={ignoreRepeat}
        >
          {isReady ? t.copyHours.confirm(created.length, sumOf(created)) : t.copyHours.copy}
        </BusyButton>
      </DialogFooter>
    </Modal>
  )
}

const sumOf = (records: readonly { hours: number }[]) =>
  formatHours(sumHours(records.map((record) => record.hours)))
