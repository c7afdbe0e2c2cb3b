import type { Inventory } from '@portal/contract/profiles/inventories'
import { t } from '../../../messages/messages.ts'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { optionsColumn } from '../../../shared/lists/row-options.tsx'

type Handlers = { onEdit: (item: Inventory) => void; onDelete: (item: Inventory) => void }

export const itemColumns: Column<Inventory>[] = [
  {
    key: 'name',
    title: t.profiles.itemName,
    card: 'heading',
    cell: (item) => <CutText text={item.name} />,
  },
  {
    key: 'device',
    title: t.profiles.device,
    card: 'second',
    cell: (item) => t.profiles.devices[item.device],
  },
  {
    key: 'serial',
    title: t.profiles.serialNumber,
    card: 'second',
    short: ({ serial_number }) => serial_number,
    cell: (item) => (item.serial_number ? <CutText text={item.serial_number} /> : <NoValue />),
  },
]

export const inventoryColumns = ({ onEdit, onDelete }: Handlers): Column<Inventory>[] => [
  ...itemColumns,
  optionsColumn({ nameOf: ({ name }) => name, onEdit, onDelete, width: '6rem' }),
]
