import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { isChangedMeanwhile } from '../../../../api/api-errors.ts'
import { t } from '../../../../messages/messages.ts'
import { ConfirmDialog } from '../../../../shared/dialogs/confirm-dialog.tsx'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts'
import type { EditItemProps } from './edit-item-modal.tsx'

/** What a section gives for the dialogs of its items. */
export type ItemDialogs<Row> = {
  words: EditItemProps<Row>['words'] & { deleted: string }
  itemSchema: z.ZodMiniType<Row>
  /** Names an item in questions and labels. */
  nameOf: (item: Row) => string
  /** An `EditItemModal`. */
  editItem: (props: EditItemProps<Row>) => ReactNode
  /** Deletes the item that was shown; a refusal throws. */
  remove: (target: { params: { id: number }; ifMatch: number }) => Promise<unknown>
}

/** The dialogs that edit and delete an item of a section, and the callbacks of an item's card that open them. */
export function useItemDialogs<Row extends { id: number; version: number }>(
  draft: string,
  { words, itemSchema, nameOf, editItem, remove }: ItemDialogs<Row>,
) {
  const [edited, setEdited] = useRowOfDraft(draft, itemSchema)
  const [deleted, setDeleted] = useState<Row>()
  const confirmDelete = async ({ id, version }: Row) => {
    try {
      await remove({ params: { id }, ifMatch: version })
      toastSuccess(words.deleted)
    } catch (error) {
      toastError(isChangedMeanwhile(error) ? error : t.resumeEditor.deleteFailed)
    }
  }
  return {
    actsOn: (item: Row) => ({ onEdit: () => setEdited(item), onDelete: () => setDeleted(item) }),
    dialogs: (
      <>
        {edited && editItem({ words, item: edited, itemSchema, draft, onClose: () => setEdited(undefined) })}
        {deleted && (
          <ConfirmDialog
            text={t.actions.deleteQuestion(nameOf(deleted))}
            onConfirm={() => confirmDelete(deleted)}
            onClose={() => setDeleted(undefined)}
          />
        )}
      </>
    ),
  }
}
