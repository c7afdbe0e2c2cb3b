import type { EditableHoliday } from '@portal/contract/holidays'
import { formatDay, isWeekend } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import { DayText } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { optionsColumn } from '../../shared/lists/row-options.tsx'
import styles from './holidays-page.module.css'

type Handlers = {
  onEdit: (holiday: EditableHoliday) => void
  onDelete: (holiday: EditableHoliday) => void
}

export const holidayColumns = ({ onEdit, onDelete }: Handlers): Column<EditableHoliday>[] => [
  {
    key: 'title',
    title: t.holidays.name,
    card: 'heading',
    width: '40%',
    cell: ({ title }) => (
      <CutText text={title}>
        <span className={styles.title}>{title}</span>
      </CutText>
    ),
  },
  {
    key: 'date',
    title: t.holidays.date,
    width: '18%',
    card: 'value',
    cell: ({ date }) => <DayText day={date} />,
  },
  {
    key: 'weekday',
    title: t.holidays.weekday,
    card: 'second',
    cell: ({ date }) => (
      <span className={isWeekend(date) ? styles.weekend : undefined}>{t.days.weekdayName(date)}</span>
    ),
  },
  optionsColumn({
    nameOf: ({ title, date }) => t.holidays.named(title, formatDay(date)),
    onEdit,
    onDelete,
    width: '6rem',
  }),
]
