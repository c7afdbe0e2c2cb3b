import type { ImportRun } from '@portal/contract/imports'
import { type DateOrder, dateOrders } from '@portal/domain/imports/import-kinds'
import { t } from '../../../messages/messages.ts'
import { ChoiceCards } from '../choice-cards.tsx'
import { fieldInWords } from '../import-words.ts'
import { orderIn, orderKey } from './choices.ts'
import { Step, type StepProps } from './step.tsx'

type Props = StepProps & { question: NonNullable<ImportRun['date_question']> }

/** Which of two numbers of a day is the month, where the file does not say it. */
export function OrderStep({ question, ...props }: Props) {
  const { run, form } = props
  const { date_order: order } = run
  const chosen = orderIn(form.choices[orderKey])
  return (
    <Step
      {...props}
      part="order"
      title={t.imports.order}
      summary={order === null ? undefined : t.imports.orders[order]}
      hint={t.imports.orderHint(fieldInWords(run.kind, question.column))}
      isNeeded={order === null}
    >
      <ChoiceCards
        label={t.imports.orderQuestion}
        options={dateOrders.map((value) => ({
          value,
          label: t.imports.orders[value],
          hint: readingOf(question.example, value),
        }))}
        value={chosen}
        onChange={(next) => form.choose({ [orderKey]: next })}
        disabled={form.isChecking}
      />
    </Step>
  )
}

/** A day of the file as it is read in an order. */
function readingOf(example: string, order: DateOrder): string | undefined {
  const [, first, second] = /(\d{1,2})\D+(\d{1,2})/.exec(example) ?? []
  if (first === undefined || second === undefined) return undefined
  const [day, month] = order === 'day_first' ? [first, second] : [second, first]
  return t.imports.readDay(example, order, Number(day), Number(month))
}
