import type { ImportRun } from '@portal/contract/imports'
import { fieldsOf } from '@portal/domain/imports/import-fields'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import { Notice } from '../../../shared/notices/notice.tsx'
import { fieldInWords } from '../import-words.ts'
import { exampleRowsOf } from '../imports-queries.ts'
import { columnKey } from './choices.ts'
import styles from './step.module.css'
import { Step, type StepProps } from './step.tsx'

/** What each column of the file is read as. */
export function ColumnsStep(props: StepProps) {
  const { run, form } = props
  const { kind, columns } = run
  const examples = useQuery(exampleRowsOf(run.id))
  const fields = columns.map((_, place) => form.choices[columnKey(place)] ?? null)
  const missing = run.missing.filter((field) => !fields.includes(field))
  const read = fields.filter((field) => field !== null).length
  const exampleAt = (place: number) =>
    examples.data?.rows.map(({ cells }) => cells[place] ?? '').find((cell) => cell !== '')

  const choose = (place: number, field: string | null) => {
    const before = fields.indexOf(field)
    form.choose({
      // A field has one column, so it leaves the one that it had.
      ...(field !== null && before !== -1 && { [columnKey(before)]: null }),
      [columnKey(place)]: field,
    })
  }
  const optionsFor = (place: number) =>
    Object.keys(fieldsOf(kind)).map((field) => {
      const by = fields.indexOf(field)
      const used = by !== -1 && by !== place ? t.imports.usedBy(headingOf(columns[by])) : undefined
      return { value: field, label: fieldInWords(kind, field), hint: used }
    })
  return (
    <Step
      {...props}
      part="columns"
      title={t.imports.columns}
      summary={t.imports.columnsRead(read, columns.length)}
      hint={t.imports.columnsHint}
      isNeeded={run.missing.length > 0}
    >
      {missing.length > 0 && (
        <Notice icon={IconAlertTriangle}>
          {t.imports.missing(missing.map((field) => fieldInWords(kind, field)))}
        </Notice>
      )}
      <table className={styles.table} aria-label={t.imports.columns}>
        <thead>
          <tr>
            <th scope="col">{t.imports.heading}</th>
            <th scope="col">{t.imports.example}</th>
            <th scope="col">{t.imports.readAs}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column, place) => {
            const example = exampleAt(place)
            return (
              <tr key={columnKey(place)}>
                <th scope="row" className={fields[place] === null ? styles.leftOut : undefined}>
                  {headingOf(column)}
                </th>
                <td className={styles.leftOut}>{example ? <CutText text={example} /> : <NoValue />}</td>
                <td className={styles.field}>
                  <ShortSelect
                    aria-label={t.imports.readAsOf(headingOf(column))}
                    placeholder={t.imports.leftOut}
                    options={optionsFor(place)}
                    value={fields[place] ?? null}
                    onChange={(field) => choose(place, field)}
                    clearable
                    disabled={form.isChecking}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Step>
  )
}

const headingOf = (column: ImportRun['columns'][number] | undefined) => column?.heading || t.imports.noHeading
