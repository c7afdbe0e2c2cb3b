import { VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { ErrorNotice } from '../notices/error-notice.tsx'
import type { Sorting } from './data-columns.ts'
import { type Column, type DataTableProps, groupsOf } from './data-columns.ts'
import styles from './data-table.module.css'
import { ListSkeleton } from './list-skeleton.tsx'
import { DataCards } from './phone/data-cards.tsx'
import { SortSelect } from './sorting/sort-select.tsx'
import { useWideFrame } from './use-wide-frame.ts'

/** A list: a table on a desktop, cards of the same columns on a phone. Shows loading, failure and emptiness as well. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone()
  const { columns, sorting } = props
  if (!isPhone || sorting === undefined) return <Rows {...props} isPhone={isPhone} />
  return (
    <>
      <SortSelect columns={columns} sorting={sorting} />
      <Rows {...props} isPhone />
    </>
  )
}

function Rows<Row>({ isPhone, ...props }: DataTableProps<Row> & { isPhone: boolean }) {
  const { label, rows, query, empty, failed = t.lists.failed } = props
  if (query.error && !rows) {
    return (
      <div className={styles.frame}>
        <ErrorNotice
          title={failed}
          // A list that has no sentence of its own says the server's.
          saysReason={props.failed === undefined}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  if (!rows) return <ListSkeleton label={`${t.lists.loading}: ${label}`} isCards={isPhone} />
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>
  return isPhone ? <DataCards {...props} rows={rows} /> : <Table {...props} rows={rows} />
}

const isOfButtons = (card: Column<unknown>['card']) => card === 'actions' || card === 'footer'

type TableProps<Row> = DataTableProps<Row> & { rows: readonly Row[] }

function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, query, rowKey, firstNumber, rowClassName, sorting, group, below } = props
  const { frame, isWide } = useWideFrame()
  return (
    // A frame that scrolls must be reachable by keyboard; any other is not a tab stop.
    <section
      ref={frame}
      className={styles.frame}
      aria-label={label}
      data-wide={isWide || undefined}
      tabIndex={isWide ? 0 : undefined}
    >
      <table className={styles.table} aria-busy={query.isPlaceholderData}>
        <thead>
          <tr>
            {firstNumber !== undefined && (
              <th scope="col" className={styles.number}>
                {t.lists.number}
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                data-align={isOfButtons(column.card) ? 'right' : column.align}
                data-actions={isOfButtons(column.card) || undefined}
                aria-sort={column.sort && sorting ? directionOf(column.sort, sorting.value) : undefined}
                style={column.width ? { width: column.width } : undefined}
              >
                <Heading column={column} sorting={sorting} />
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(rows, group).map(({ key: groupKey, first, rows: grouped }) => (
          <tbody key={groupKey}>
            {group && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {group.heading(first)}
                </th>
              </tr>
            )}
            {grouped.map((row, index) => (
              <Fragment key={rowKey(row)}>
                <tr className={rowClassName?.(row)}>
                  {firstNumber !== undefined && (
                    <td className={styles.number}>{row !== props.unnumbered && firstNumber + index}</td>
                  )}
                  {columns.map(({ key, cell, align, card }) => (
                    <td key={key} data-align={align} data-actions={isOfButtons(card) || undefined}>
                      {cell(row)}
                    </td>
                  ))}
                </tr>
                <Below columns={columns.length + (firstNumber === undefined ? 0 : 1)}>{below?.(row)}</Below>
              </Fragment>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

const Below = ({ columns, children }: { columns: number; children: ReactNode }) =>
  children ? (
    <tr className={styles.below}>
      <td colSpan={columns}>{children}</td>
    </tr>
  ) : null

type HeadingProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

function Heading<Row>({ column: { title, header, card, sort }, sorting }: HeadingProps<Row>) {
  if (header) return header
  if (sort && sorting) return <SortButton title={title} field={sort} sorting={sorting} />
  return card === 'select' ? <VisuallyHidden>{title}</VisuallyHidden> : title
}

type HeaderProps = { title: string; field: string; sorting: Sorting }

/** A column's title that sorts: ascending, then descending, then the usual order. */
function SortButton({ title, field, sorting: { value, onChange } }: HeaderProps) {
  const direction = directionOf(field, value)
  const next = direction === 'ascending' ? `-${field}` : direction === 'descending' ? undefined : field
  const Icon =
    direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort
  return (
    <button type="button" className={styles.sort} onClick={() => onChange(next)}>
      {title}
      <Icon size={14} aria-hidden className={direction === 'none' ? styles.idle : undefined} />
    </button>
  )
}

/** The value of `aria-sort` of a column by which the list can be sorted. */
function directionOf(field: string, value: string | undefined) {
  if (value === field) return 'ascending'
  return value === `-${field}` ? 'descending' : 'none'
}
