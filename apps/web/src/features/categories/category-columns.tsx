import type { Category, categorySortFields } from '@portal/contract/categories'
import { t } from '../../messages/messages.ts'
import { NoValue } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { optionsColumn } from '../../shared/lists/row-options.tsx'

type Handlers = { onEdit: (category: Category) => void; onDelete: (category: Category) => void }

export const categoryColumns = ({
  onEdit,
  onDelete,
}: Handlers): Column<Category, typeof categorySortFields>[] => [
  {
    key: 'name',
    sort: 'name',
    title: t.categories.name,
    card: 'heading',
    width: '26%',
    cell: ({ name }) => <CutText text={name} />,
  },
  {
    key: 'description',
    title: t.categories.description,
    card: 'second',
    cell: ({ description }) => (description === null ? <NoValue /> : <CutText text={description} />),
    hasValue: ({ description }) => description !== null,
  },
  optionsColumn({ nameOf: ({ name }) => name, onEdit, onDelete, width: '6rem' }),
]
