import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import styles from './data-card.module.css'
import type { Column } from './data-columns.ts'

type Props<Row> = { row: Row; columns: readonly Column<Row>[] }

/** A row of a list on a phone: two lines, and below them, after a tap, everything else of the row. */
export function DataCard<Row>({ row, columns }: Props<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const filled = columns.filter(({ hasValue }) => hasValue?.(row) ?? true)
  const at = (place: Column<Row>['card']) => filled.filter(({ card }) => card === place)
  const cells = (place: Column<Row>['card'], className: string | undefined) =>
    at(place).map(({ key, cell }) => (
      <div key={key} className={className}>
        {cell(row)}
      </div>
    ))
  const [texts, lines, actions] = [at('text'), at(undefined), at('actions')]
  return (
    <>
      <div className={styles.summary} data-open={isOpen || undefined}>
        {cells('select', styles.select)}
        <div className={styles.first}>
          <div id={`${id}-heading`} className={styles.heading}>
            {cells('heading', undefined)}
          </div>
          {cells('value', styles.aside)}
        </div>
        {at('second').length > 0 && <div className={styles.second}>{cells('second', styles.part)}</div>}
        {texts.length + lines.length + actions.length > 0 && (
          <button
            type="button"
            className={styles.toggle}
            aria-labelledby={`${id}-heading`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-details` : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} aria-hidden />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={`${id}-details`} className={styles.details}>
          {cells('text', styles.text)}
          {lines.length > 0 && <Lines>{lines.map((column) => line(column, row))}</Lines>}
          {cells('actions', styles.actions)}
        </div>
      )}
      {cells('footer', styles.footer)}
    </>
  )
}

const Lines = ({ children }: { children: ReactNode }) => <dl className={styles.lines}>{children}</dl>

const line = <Row,>({ key, title, cell }: Column<Row>, row: Row) => (
  <div key={key} className={styles.line}>
    <dt className={styles.title}>{title}</dt>
    <dd className={styles.value}>{cell(row)}</dd>
  </div>
)
