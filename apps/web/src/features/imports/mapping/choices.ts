import type { ImportRun, Meaning } from '@portal/contract/imports'
import { type DateOrder, dateOrders } from '@portal/domain/imports/import-kinds'

/**
 * What is chosen on the page of an import, in one form: the field of each column, the order of days, and what each
 * unknown text stands for. Texts of the file are part of the keys, so that a draft finds its texts again.
 */
export type Choices = Record<string, string | null>

type Value = Pick<ImportRun['values'][number], 'column' | 'value'>

export const orderKey = 'order'
export const columnKey = (place: number) => `column ${place}`
export const valueKey = ({ column, value }: Value) => `value ${column} ${value}`

/** The parts of the page, each with a button that checks the choices. */
export type Part = 'columns' | 'order' | 'values'

const prefixes = { columns: 'column ', order: orderKey, values: 'value ' } satisfies Record<Part, string>

export const choicesOf = ({ columns, date_order, values }: ImportRun): Choices =>
  Object.fromEntries([
    ...columns.map(({ field }, place) => [columnKey(place), field] as const),
    [orderKey, date_order] as const,
    ...values.map((value) => [valueKey(value), textOf(value.meaning)] as const),
  ])

/** Whether something of a part was chosen that is not checked. */
export const isPartChanged = (part: Part, choices: Choices, opened: Choices): boolean =>
  Object.keys(opened).some(
    (key) => key.startsWith(prefixes[part]) && (choices[key] ?? null) !== (opened[key] ?? null),
  )

const matchPrefix = 'match:'

/** A meaning as a form holds it. */
export const textOf = (meaning: Meaning | null): string | null =>
  meaning === null ? null : meaning.action === 'match' ? `${matchPrefix}${meaning.id}` : meaning.action

export function meaningIn(text: string | null | undefined): Meaning | null {
  if (text === 'make' || text === 'leave_out') return { action: text }
  return text?.startsWith(matchPrefix)
    ? { action: 'match', id: Number(text.slice(matchPrefix.length)) }
    : null
}

export const orderIn = (text: string | null | undefined): DateOrder | null =>
  dateOrders.find((order) => order === text) ?? null

/** What is sent: the parts that were changed, each of them whole. */
export function changesIn(choices: Choices, run: ImportRun) {
  const opened = choicesOf(run)
  const columns = run.columns.map((_, place) => ({ field: choices[columnKey(place)] ?? null }))
  // The texts of a column that is no longer read as the same are none that the server would ask about.
  const isAsked = ({ column }: Value) => columns.some(({ field }) => field === column)
  return {
    ...(isPartChanged('columns', choices, opened) && { columns }),
    ...(isPartChanged('order', choices, opened) && { date_order: orderIn(choices[orderKey]) }),
    ...(isPartChanged('values', choices, opened) && {
      values: run.values.filter(isAsked).map(({ column, value }) => ({
        column,
        value,
        meaning: meaningIn(choices[valueKey({ column, value })]),
      })),
    }),
  }
}

/** The form of all choices, as each part of the page gets it. */
export type ChoicesForm = {
  choices: Choices
  /** Only what is given changes. */
  choose: (chosen: Choices) => void
  /** Whether something of a part was chosen that is not checked. */
  isChanged: (part: Part) => boolean
  isChecking: boolean
  discard: () => void
  /** The sentence of a refusal. */
  failure: string | undefined
}
