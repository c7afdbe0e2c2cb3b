import { Button } from '@mantine/core'
import { formatHours } from '@portal/domain/hours/hours'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './bar-list.module.css'
import { foldRows, type HoursRow, shareOf } from './chart-rows.ts'

export type BarListProps = {
  caption: string
  rows: readonly HoursRow[]
  /** Stands where there are no rows. */
  none?: string | undefined
}

/**
 * Shows hours by name, the most first, as a table whose numbers have bars. Beyond six rows the rest is one row until it
 * is opened.
 */
export function BarList({ caption, rows, none = t.charts.none }: BarListProps) {
  const [isWhole, setWhole] = useState(false)
  const { shown, rest } = foldRows(rows, isWhole)
  const most = Math.max(0, ...rows.map(({ hours }) => hours))
  return (
    <div className={styles.chart}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <colgroup>
          <col className={styles.names} />
        </colgroup>
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">{t.charts.name}</th>
            <th scope="col">{t.charts.hours}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <BarRow key={row.id} row={row} length={shareOf(row.hours, most)} />
          ))}
          {/* The rest has no bar: the bars of single rows could not be compared with the bar of a sum. */}
          {rest && <BarRow row={{ ...rest, name: t.charts.others(rest.count) }} length="0" />}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles.none}>{none}</p>}
      {(rest !== undefined || isWhole) && (
        <Button
          className={styles.more ?? ''}
          aria-expanded={isWhole}
          variant="subtle"
          color="gray"
          size="compact-sm"
          data-no-print
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t.charts.showFewer : t.charts.showAll(rows.length)}
        </Button>
      )}
    </div>
  )
}

type RowProps = {
  row: Pick<HoursRow, 'name' | 'hours' | 'color'>
  /** The length of the bar as a CSS length. */
  length: string
}

const BarRow = ({ row: { name, hours, color }, length }: RowProps) => (
  <tr>
    <th scope="row" className={styles.name}>
      {name}
    </th>
    <td className={styles.hours}>
      <span className={styles.line}>
        <span className={styles.track} aria-hidden>
          <span
            className={styles.bar}
            style={{ inlineSize: length, ...(color && { backgroundColor: color }) }}
          />
        </span>
        <span className={styles.number} data-figures>
          {formatHours(hours)}
        </span>
      </span>
    </td>
  </tr>
)
