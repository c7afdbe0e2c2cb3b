import { Button } from '@mantine/core'
import type { PersonReportRow, personReportSortFields } from '@portal/contract/reports'
import type { Month } from '@portal/domain/days'
import { formatHours, formatMissingHours } from '@portal/domain/hours/hours'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { t } from '../../../../messages/messages.ts'
import { NoValue, RowAction } from '../../../../shared/lists/cells/cells.tsx'
import type { Column } from '../../../../shared/lists/data-columns.ts'
import { User } from '../rows/report-columns.tsx'
import styles from './people.module.css'

type PersonColumn = Column<PersonReportRow, typeof personReportSortFields>

type Facts = {
  month: Month
  isPhone: boolean
  isOpen: (userId: number) => boolean
  onToggle: (userId: number) => void
}

/** The columns of the report by person. The button at the name shows the person's rows. */
export function personColumns({ month, isPhone, isOpen, onToggle }: Facts): PersonColumn[] {
  const toggle = (row: PersonReportRow) => (
    <Toggle row={row} isOpen={isOpen(row.user_id)} isInWords={isPhone} onToggle={onToggle} />
  )
  const name: PersonColumn = {
    key: 'user',
    sort: 'user',
    title: t.monthlyReport.user,
    card: 'heading',
    cell: (row) =>
      isPhone ? (
        <User row={row} month={month} />
      ) : (
        <span className={styles.name}>
          {toggle(row)}
          <User row={row} month={month} />
        </span>
      ),
  }
  const options: PersonColumn = { key: 'rows', title: t.lists.options, card: 'actions', cell: toggle }
  return isPhone ? [name, ...sumColumns, options] : [name, ...sumColumns]
}

const sumColumns: PersonColumn[] = [
  {
    key: 'hours',
    sort: 'hours',
    title: t.monthlyReport.logged,
    align: 'right',
    card: 'value',
    cell: ({ hours }) => <span data-figures>{formatHours(hours)}</span>,
  },
  {
    key: 'norm',
    sort: 'norm',
    title: t.monthlyReport.norm,
    align: 'right',
    card: 'second',
    short: ({ norm }) => t.monthlyReport.ofNorm(formatHours(norm)),
    cell: ({ norm }) => <span data-figures>{formatHours(norm)}</span>,
  },
  {
    key: 'missing',
    sort: 'missing',
    title: t.monthlyReport.missing,
    align: 'right',
    card: 'second',
    short: ({ missing }) =>
      missing === 0 ? null : t.monthlyReport.missingHours(formatMissingHours(missing)),
    cell: ({ missing }) =>
      missing === 0 ? (
        <NoValue />
      ) : (
        <span className={styles.missing} data-figures>
          {formatMissingHours(missing)}
        </span>
      ),
  },
  {
    key: 'over',
    sort: 'over',
    title: t.monthlyReport.over,
    align: 'right',
    card: 'second',
    short: ({ over }) => (over === 0 ? null : t.monthlyReport.overHours(formatHours(over))),
    cell: ({ over }) => (over === 0 ? <NoValue /> : <span data-figures>{formatHours(over)}</span>),
  },
]

type ToggleProps = {
  row: PersonReportRow
  isOpen: boolean
  /** Whether the button has room for words. */
  isInWords: boolean
  onToggle: (userId: number) => void
}

function Toggle({ row: { user, user_id: userId }, isOpen, isInWords, onToggle }: ToggleProps) {
  const Icon = isOpen ? IconChevronDown : IconChevronRight
  if (isInWords) {
    return (
      <Button
        variant="default"
        aria-expanded={isOpen}
        leftSection={<Icon size={18} aria-hidden />}
        onClick={() => onToggle(userId)}
      >
        {t.monthlyReport.rowsOf(user)}
      </Button>
    )
  }
  return (
    <span data-no-print>
      <RowAction
        label={t.monthlyReport.rowsOf(user)}
        isExpanded={isOpen}
        icon={<Icon size={18} aria-hidden />}
        onClick={() => onToggle(userId)}
      />
    </span>
  )
}
