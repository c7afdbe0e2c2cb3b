import { VisuallyHidden } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import type { Column } from '../data-columns.ts'
import styles from './data-card.module.css'

const isNothing = (content: ReactNode) =>
  content === null || content === undefined || content === false || content === ''

type Props<Row> = { row: Row; columns: readonly Column<Row>[] }

/** A row of a list on a phone: two lines, and below them, after a tap, everything else of the row. */
export function DataCard<Row>({ row, columns }: Props<Row>) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const filled = columns.filter(({ hasValue }) => hasValue?.(row) ?? true)
  const at = (place: Column<Row>['card']) => filled.filter(({ card }) => card === place)
  const cells = (place: Column<Row>['card'], className?: string) =>
    at(place).flatMap(({ key, title, align, cell, short = cell }) => {
      const content = short(row)
      return isNothing(content) ? (
        []
      ) : (
        <div key={key} className={className}>
          {align === 'right' && short === cell && <VisuallyHidden>{title}: </VisuallyHidden>}
          {content}
        </div>
      )
    })
  const [second, texts, actions] = [
    cells('second', styles.part),
    cells('text', styles.text),
    cells('actions'),
  ]
  const lines = filled.filter(({ card, short }) => card === undefined || (short && card !== 'footer'))
  return (
    <>
      <div className={styles.summary} data-open={isOpen || undefined}>
        {cells('select', styles.select)}
        <div className={styles.first}>
          <div id={`${id}-heading`} className={styles.heading}>
            {cells('heading')}
          </div>
          {cells('value', styles.aside)}
        </div>
        {second.length > 0 && <div className={styles.second}>{second}</div>}
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
          {texts}
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
          {actions.length > 0 && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {cells('footer', styles.footer)}
    </>
  )
}
