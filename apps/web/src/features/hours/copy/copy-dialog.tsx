import { Button, Loader, Modal } from '@mantine/core'
import { recordCopies } from '@portal/contract/hours/copy-records'
import type { TimeRecord } from '@portal/contract/hours/hours'
import { formatHours, sumHours } from '@portal/domain/hours/hours'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { call } from '../../../api/client.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { DialogFooter } from '../../../shared/dialogs/dialog-footer.tsx'
import { ignoreRepeat } from '../../../shared/dialogs/ignore-repeat.ts'
import { useFocusReturn } from '../../../shared/dialogs/use-focus-return.ts'
import { BusyButton } from '../../../shared/forms/busy-button.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { useLeaveQuestion } from '../../../shared/overlays/use-leave-question.tsx'
import { useOverlay } from '../../../shared/overlays/use-overlay.ts'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'
import { CopyChoiceList } from './copy-choice-list.tsx'
import styles from './copy-dialog.module.css'
import { CopyPreview } from './copy-preview.tsx'
import { daysOfCopy } from './copy-rows.ts'
import type { Copy } from './copy-sources.ts'
import { useCopyChoice } from './use-copy-choice.ts'

type Props = {
  copy: Copy
  /** The person's records of the days that are copied, and of those that are filled. */
  records: readonly TimeRecord[]
  /** Whose hours; undefined for one's own. */
  userId: number | undefined
  onClose: () => void
}

/** Shows what a copy can do, lets the person choose among it, and does it. */
export function CopyDialog({ copy, records, userId, onClose }: Props) {
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
  const days = preview.data ? daysOfCopy(copy, preview.data, records) : []
  const choice = useCopyChoice(days)
  useFocusReturn()
  const { leave, question } = useLeaveQuestion({
    isChanged: choice.isChanged,
    isBusy: isPending,
    onDiscard: () => undefined,
  })
  const close = () => leave(onClose)
  const mayClose = () => {
    if (!choice.isChanged && !isPending) return true
    close()
    return false
  }
  useOverlay({ mayClose, close: onClose })
  const isReady = choice.taken.length > 0
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isPending) return
    try {
      const { created: copied } = await mutateAsync({ body: { ...body, records: choice.records } })
      if (copied.length > 0) onClose()
      // The days have filled up meanwhile: the preview says so.
      else await preview.refetch()
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    }
  }
  const copyButton = useRef<HTMLButtonElement>(null)
  // Enter copies as soon as it is known what.
  const isKnown = preview.data !== undefined
  useEffect(() => {
    if (isKnown) copyButton.current?.focus()
  }, [isKnown])
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={copy.span === 'day' ? t.copyHours.dayTitle(copy) : t.copyHours.weekTitle(copy)}
        closeOnEscape={!question}
        closeButtonProps={{ 'aria-label': t.actions.close }}
      >
        <form noValidate autoComplete="off" onSubmit={confirm}>
          <div className={styles.content} aria-busy={preview.isPending}>
            {preview.data && (
              <CopyPreview preview={preview.data} isOfWeek={copy.span === 'week'}>
                <CopyChoiceList days={days} choice={choice} isOfWeek={copy.span === 'week'} />
              </CopyPreview>
            )}
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
              type="submit"
              loading={isPending}
              disabled={!isReady}
              onKeyDown={ignoreRepeat}
            >
              {isReady ? t.copyHours.confirm(choice.taken.length, sumOf(choice.taken)) : t.copyHours.copy}
            </BusyButton>
          </DialogFooter>
        </form>
      </Modal>
      {question}
    </>
  )
}

const sumOf = (records: readonly { hours: number }[]) =>
  formatHours(sumHours(records.map((record) => record.hours)))
