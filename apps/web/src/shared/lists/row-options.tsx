import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { refusedInWords, type SentReason } from '../../messages/refusals.ts'
import { RowAction, RowActions } from './cells/cells.tsx'
import type { Column } from './data-columns.ts'

type RefusedDelete = { delete_refusal: string | null; delete_reason: SentReason | null }

type Props = {
  /** The name of the row; the labels of its buttons contain it. */
  name: string
  /** The row's `can` as the server sends it. With a `delete_refusal` the bin stays, and says why it does nothing. */
  can: { update: boolean; delete: boolean } & Partial<RefusedDelete>
  onEdit: () => void
  /** Called to delete the row; undefined where the list offers no deleting. */
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

type ColumnProps<Row> = Pick<Column<Row>, 'align' | 'width'> & {
  nameOf: (row: Row) => string
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
}

/** The column of `RowOptions`. */
export const optionsColumn = <Row extends Pick<Props, 'can'>>({
  nameOf,
  onEdit,
  onDelete,
  ...place
}: ColumnProps<Row>): Omit<Column<Row>, 'sort'> => ({
  key: 'options',
  title: t.lists.options,
  card: 'actions',
  ...place,
  cell: (row) => (
    <RowOptions name={nameOf(row)} can={row.can} onEdit={() => onEdit(row)} onDelete={() => onDelete(row)} />
  ),
})
