import type { TimeRecord } from '@portal/contract/records'
import { formatDay } from '@portal/domain/days'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { DayText, HoursText, RowAction, RowActions } from '../../shared/cells.tsx'
import type { Column } from '../../shared/data-table.tsx'
import { formatHours } from './hours.ts'
import { leaveName } from './leave-badge.tsx'
import { ProjectName } from './project-name.tsx'
import styles from './record-columns.module.css'

type Acts = { onEdit: (record: TimeRecord) => void; onDelete: (record: TimeRecord) => void }

export const ownColumns = (acts: Acts): Column<TimeRecord>[] => [
  {
    key: 'project',
    title: t.submitHours.project,
    card: 'heading',
    cell: (record) => <ProjectName record={record} />,
  },
  ...sharedColumns(acts),
]

export const userColumns = (acts: Acts): Column<TimeRecord>[] => [
  { key: 'user', title: t.submitHours.user, card: 'heading', cell: (record) => record.user },
  { key: 'project', title: t.submitHours.project, cell: (record) => <ProjectName record={record} /> },
  ...sharedColumns(acts),
]

const sharedColumns = ({ onEdit, onDelete }: Acts): Column<TimeRecord>[] => [
  {
    key: 'category',
    title: t.submitHours.category,
    cell: (record) => record.category,
    hasValue: (record) => record.category !== null,
  },
  {
    key: 'description',
    title: t.submitHours.description,
    width: '40%',
    cell: (record) => <span className={styles.description}>{record.description}</span>,
    hasValue: (record) => record.description !== '',
  },
  { key: 'date', title: t.submitHours.date, cell: (record) => <DayText day={record.date} /> },
  {
    key: 'hours',
    title: t.submitHours.hours,
    align: 'right',
    cell: (record) => <HoursText hours={record.hours} />,
  },
  {
    key: 'actions',
    title: t.submitHours.actions,
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

/** Names a record among others of its day. */
export const nameOf = (record: TimeRecord): string =>
  t.submitHours.recordNamed(
    formatHours(record.hours),
    record.project ?? leaveName(record),
    formatDay(record.date),
  )
