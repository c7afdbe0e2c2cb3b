import type { Category } from '@portal/contract/categories'
import { IconTrash } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { RowAction, RowActions } from '../../shared/lists/cells.tsx'
import type { Column } from '../../shared/lists/data-table.tsx'

export const categoryColumns = (onDelete: (category: Category) => void): Column<Category>[] => [
  { key: 'name', title: t.categories.name, card: 'heading', cell: (category) => category.name },
  {
    key: 'options',
    title: t.lists.options,
    card: 'actions',
    width: '5rem',
    cell: (category) => (
      <RowActions>
        <RowAction
          label={t.actions.deleteNamed(category.name)}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => onDelete(category)}
          refusal={category.can.delete ? undefined : t.categories.hasRecords}
        />
      </RowActions>
    ),
  },
]
