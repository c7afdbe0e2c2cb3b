import type { TimeRecord } from '@portal/contract/hours'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { DayText, HoursText, RowAction, RowActions } from '../../../shared/cells.tsx'
import type { Column } from '../../../shared/data-table.tsx'
import { ProjectName } from './project-name.tsx'
import styles from './record-columns.module.css'
import { nameOf } from './record-name.ts'

type Acts = { onEdit: (record: TimeRecord) => void; onDelete: (record: TimeRecord) => void }

export const ownColumns = (acts: Acts): Column<TimeRecord>[] => [
  {
    key: 'project',
    title: t.hours.project,
    card: 'heading',
    cell: (record) => <ProjectName record={record} />,
  },
  ...sharedColumns(acts, '40%'),
]

export const userColumns = (acts: Acts): Column<TimeRecord>[] => [
  {
    key: 'user',
    title: t.hours.user,
    card: 'heading',
    cell: (record) => <span className={styles.name}>{record.user}</span>,
  },
  { key: 'project', title: t.hours.project, cell: (record) => <ProjectName record={record} /> },
  ...sharedColumns(acts, '34%'),
]

const sharedColumns = ({ onEdit, onDelete }: Acts, descriptionWidth: string): Column<TimeRecord>[] => [
  {
    key: 'category',
    title: t.hours.category,
    cell: (record) => record.category,
    hasValue: (record) => record.category !== null,
  },
  {
    key: 'description',
    title: t.hours.description,
    width: descriptionWidth,
    cell: (record) => <span className={styles.description}>{record.description}</span>,
    hasValue: (record) => record.description !== '',
  },
  { key: 'date', title: t.hours.date, card: 'hidden', cell: (record) => <DayText day={record.date} /> },
  {
    key: 'hours',
    title: t.hours.hours,
    align: 'right',
    cell: (record) => <HoursText hours={record.hours} />,
  },
  {
    key: 'actions',
    title: t.hours.actions,
    card: 'actions',
    width: '6rem',
    cell: (record) => (
      <RowActions>
        {record.can.update && (
          <RowAction
            label={t.actions.editNamed(nameOf(record))}
            icon={<IconPencil size={18} />}
            onClick={() => onEdit(record)}
          />
        )}
        {record.can.delete && (
          <RowAction
            label={t.actions.deleteNamed(nameOf(record))}
            icon={<IconTrash size={18} />}
            onClick={() => onDelete(record)}
          />
        )}
      </RowActions>
    ),
  },
]
