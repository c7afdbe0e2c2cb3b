import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { refusedInWords, type SentReason } from '../../messages/refusals.ts'
import { RowAction, RowActions } from './cells/cells.tsx'

type RefusedDelete = { delete_refusal: string | null; delete_reason: SentReason | null }

type Props = {
  /** The name of the row; the labels of its buttons contain it. */
  name: string
  /** The row's `can` as the server sends it. With a `delete_refusal` the bin stays, and says why it does nothing. */
  can: { update: boolean; delete: boolean } & Partial<RefusedDelete>
  onEdit: () => void
  /** Undefined where the list offers no deleting. */
  onDelete?: () => void
  /** Further buttons, between editing and deleting. */
  children?: ReactNode
}

/** The buttons that edit and delete a row. */
export function RowOptions({ name, can, onEdit, onDelete, children }: Props) {
  const refusal = refusedInWords(can.delete_reason ?? null, can.delete_refusal ?? null)
  return (
    <RowActions>
      {can.update && (
        <RowAction
          label={t.actions.editNamed(name)}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
        />
      )}
      {children}
      {onDelete && (can.delete || refusal !== undefined) && (
        <RowAction
          label={t.actions.deleteNamed(name)}
          icon={<IconTrash size={18} aria-hidden />}
          refusal={refusal}
          onClick={onDelete}
        />
      )}
    </RowActions>
  )
}
