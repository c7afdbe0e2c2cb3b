import type { ImportRow, ImportRun } from '@portal/contract/imports'
import type { ImportKind, RowState } from '@portal/domain/imports/import-kinds'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import { fieldInWords, reasonInWords, valueInWords } from '../import-words.ts'
import styles from './rows-report.module.css'

/** The columns of the file that are read, between what became of a row and why. */
export const reportColumns = (
  run: ImportRun,
  result: RowState | undefined,
  isPhone: boolean,
): Column<ImportRow>[] => [
  {
    key: 'number',
    title: t.imports.row,
    align: 'right',
    width: '4rem',
    card: 'heading',
    cell: ({ number }) => <span data-figures>{isPhone ? t.imports.rowNumbered(number) : number}</span>,
  },
  ...(result === undefined ? [resultColumn] : []),
  ...(result === undefined || result === 'change' || result === 'refuse' ? [detailsColumn(run, result)] : []),
  ...run.columns.flatMap((column, place) =>
    column.field === null ? [] : [cellColumn(run, { ...column, field: column.field }, place)],
  ),
]

const resultColumn: Column<ImportRow> = {
  key: 'state',
  title: t.imports.outcome,
  card: 'value',
  cell: ({ state }) =>
    state === null ? (
      <NoValue />
    ) : (
      <StateMark look={stateLooks.importedRow[state]}>{t.imports.results[state]}</StateMark>
    ),
}

const detailsColumn = ({ kind }: ImportRun, result: RowState | undefined): Column<ImportRow> => ({
  key: 'details',
  title: result === undefined ? t.imports.details : result === 'change' ? t.imports.changes : t.imports.why,
  width: '34%',
  card: 'second',
  cell: (row) => <Details kind={kind} row={row} />,
  hasValue: ({ changes, reasons }) => changes.length + reasons.length > 0,
})

type FileColumn = { heading: string; field: string }

const cellColumn = (
  { kind }: ImportRun,
  { heading, field }: FileColumn,
  place: number,
): Column<ImportRow> => ({
  key: `cell ${place}`,
  title: heading || fieldInWords(kind, field),
  cell: ({ cells, reasons }) => {
    const cell = cells[place] ?? ''
    const isRefused = reasons.some((reason) => reason.field === field)
    if (cell === '') return <NoValue />
    return (
      <span className={`${styles.cell} ${isRefused ? styles.refused : ''}`}>
        <CutText text={cell} />
      </span>
    )
  },
  hasValue: ({ cells }) => Boolean(cells[place]),
})

function Details({ kind, row: { changes, reasons } }: { kind: ImportKind; row: ImportRow }) {
  if (changes.length + reasons.length === 0) return null
  return (
    <ul className={styles.reasons}>
      {reasons.map((reason) => (
        <li key={`${reason.field} ${reason.code}`} className={styles.refused}>
          {reason.field === null
            ? reasonInWords(reason)
            : t.imports.fieldReason(fieldInWords(kind, reason.field), reasonInWords(reason))}
        </li>
      ))}
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <strong>{fieldInWords(kind, field)}</strong>{' '}
          {t.imports.from(valueInWords(before), valueInWords(after))}
        </li>
      ))}
    </ul>
  )
}
