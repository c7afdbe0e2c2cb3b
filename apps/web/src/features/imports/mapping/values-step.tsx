import { Button } from '@mantine/core'
import type { ImportRun } from '@portal/contract/imports'
import { importLimits, makeableTypes } from '@portal/domain/imports/import-kinds'
import { useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { fieldInWords, referenceOf } from '../import-words.ts'
import { meaningIn, valueKey } from './choices.ts'
import { MeaningField } from './meaning-field.tsx'
import styles from './step.module.css'
import { Step, type StepProps } from './step.tsx'

/** Texts on one page; each has a select of its own. */
const pageSize = 20

type Value = ImportRun['values'][number]

/** Whether the import may make the rows that a column names: their name is all they need. */
const isMakeable = (run: ImportRun, { column, value }: Value) =>
  value !== '' && makeableTypes.some((type) => type === referenceOf(run.kind, column))

/** What the texts of the file stand for that the portal does not know. */
export function ValuesStep(props: StepProps) {
  const { run, form } = props
  const [page, setPage] = useState(1)
  const open = run.values.filter((value) => meaningIn(form.choices[valueKey(value)]) === null)
  const makeable = open.filter((value) => isMakeable(run, value))
  const shown = run.values.slice((page - 1) * pageSize, page * pageSize)
  const chooseAll = (values: Value[], choice: 'make' | 'leave_out') =>
    form.choose(Object.fromEntries(values.map((value) => [valueKey(value), choice])))
  return (
    <Step
      {...props}
      part="values"
      title={t.imports.values}
      summary={open.length === 0 ? t.imports.allMatched : t.imports.unmatched(open.length)}
      hint={t.imports.valuesHint}
      isNeeded={run.values.some(({ meaning }) => meaning === null)}
    >
      <table className={styles.table} aria-label={t.imports.values}>
        <thead>
          <tr>
            <th scope="col">{t.imports.text}</th>
            <th scope="col" data-align="right">
              {t.imports.count}
            </th>
            <th scope="col">{t.imports.meaning}</th>
          </tr>
        </thead>
        {[...Map.groupBy(shown, ({ column }) => column)].map(([column, values]) => (
          <tbody key={column}>
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.group}>
                {fieldInWords(run.kind, column)}
              </th>
            </tr>
            {values.map((value) => (
              <tr key={valueKey(value)}>
                <th scope="row">
                  {value.value === '' ? (
                    <em className={styles.leftOut}>{t.imports.emptyCells}</em>
                  ) : (
                    <CutText text={value.value} />
                  )}
                </th>
                <td data-align="right" data-figures>
                  {t.lists.digits(value.count)}
                </td>
                <td>
                  <MeaningField
                    text={value.value || t.imports.emptyCells}
                    to={referenceOf(run.kind, column)}
                    isMakeable={isMakeable(run, value)}
                    value={form.choices[valueKey(value)] ?? null}
                    onChange={(chosen) => form.choose({ [valueKey(value)]: chosen })}
                    disabled={form.isChecking}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Pager page={page} pages={Math.ceil(run.values.length / pageSize)} onPage={setPage} />
      {run.values.length >= importLimits.values && (
        <p className={styles.hint}>{t.imports.valuesBounded(importLimits.values)}</p>
      )}
      {open.length > 0 && (
        <div className={styles.others}>
          <Button variant="default" size="xs" onClick={() => chooseAll(open, 'leave_out')}>
            {t.imports.leaveOutOthers}
          </Button>
          {makeable.length > 0 && (
            <Button variant="default" size="xs" onClick={() => chooseAll(makeable, 'make')}>
              {t.imports.makeOthers}
            </Button>
          )}
        </div>
      )}
    </Step>
  )
}
