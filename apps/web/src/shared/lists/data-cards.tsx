import { Fragment } from 'react'
import styles from './data-cards.module.css'
import { type Column, type DataTableProps, groupsOf } from './data-columns.ts'

type Props<Row> = DataTableProps<Row> & { rows: readonly Row[] }

/** Shows the rows of a table as cards, on a phone. */
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
          <li key={rowKey(row)} className={`${styles.card} ${rowClassName?.(row) ?? ''}`}>
            <Card row={row} columns={columns} />
            {below?.(row)}
          </li>
        ))}
      </ul>
    </Fragment>
  ))
}

function Card<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const heading = columns.find((column) => column.card === 'heading')
  const actions = columns.find((column) => column.card === 'actions')
  const select = columns.find((column) => column.card === 'select')
  const filled = columns.filter(({ hasValue }) => hasValue?.(row) ?? true)
  const footer = filled.find(({ card }) => card === 'footer')
  const lines = filled.filter(({ card }) => card === undefined)
  return (
    <>
      <div className={styles.top}>
        {select && <div className={styles.select}>{select.cell(row)}</div>}
        <div className={styles.heading}>{heading?.cell(row)}</div>
        <div className={styles.actions}>{actions?.cell(row)}</div>
      </div>
      {filled
        .filter(({ card }) => card === 'text')
        .map(({ key, cell }) => (
          <div key={key} className={styles.text}>
            {cell(row)}
          </div>
        ))}
      {lines.length > 0 && (
        <dl className={styles.lines}>
          {lines.map(({ key, title, cell }) => (
            <div key={key} className={styles.line}>
              <dt className={styles.title}>{title}</dt>
              <dd className={styles.value}>{cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {footer && <div className={styles.footer}>{footer.cell(row)}</div>}
    </>
  )
}
