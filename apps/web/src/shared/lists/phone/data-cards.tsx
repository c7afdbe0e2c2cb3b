import { Fragment } from 'react'
import { type DataTableProps, groupsOf } from '../data-columns.ts'
import { DataCard } from './data-card.tsx'
import styles from './data-cards.module.css'

type Props<Row> = DataTableProps<Row> & { rows: readonly Row[] }

/** Shows the rows of a table on a phone, two lines each, which a tap opens. */
export function DataCards<Row>({
  label,
  columns,
  rows,
  query,
  rowKey,
  rowClassName,
  group,
  below,
}: Props<Row>) {
  return groupsOf(rows, group).map(({ key, rows: grouped, first }) => (
    <Fragment key={key}>
      {group && <h3 className={styles.group}>{group.heading(first)}</h3>}
      <ul
        className={styles.cards}
        aria-label={group ? `${label}: ${group.name(first)}` : label}
        aria-busy={query.isPlaceholderData}
      >
        {grouped.map((row) => (
          <li key={rowKey(row)} data-row className={`${styles.card} ${rowClassName?.(row) ?? ''}`}>
            <DataCard row={row} columns={columns} />
            {below?.(row)}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}
