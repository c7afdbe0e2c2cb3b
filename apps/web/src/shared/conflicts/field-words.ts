import { formatDay, isDay } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'

/** The label of a field and the text of its value, where two values are compared. */
type Words<Value> = { label: string; textOf: (value: Value) => string | Promise<string> }
export type FieldWords<Values> = { [Field in keyof Values]: Words<Values[Field]> }

/** A field whose value is its own text. */
export const inWords = (label: string): Words<string> => ({ label, textOf: (value) => value })

/** Fields whose values are their own texts, by the labels of a form. */
export function allInWords<Field extends string>(
  labels: Readonly<Record<Field, string>>,
): Record<Field, Words<string>>
export function allInWords(labels: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, inWords(label)]))
}

export const dayInWords = (label: string): Words<string | null> => ({
  label,
  textOf: (value) => (value !== null && isDay(value) ? formatDay(value) : (value ?? '')),
})

export const yesOrNoInWords = (label: string): Words<boolean> => ({
  label,
  textOf: (value) => (value ? t.conflicts.yes : t.conflicts.no),
})

type Named = { id: number; name: string }
/** Fetches names, at least those of the given ids. */
type Names = (ids: number[]) => Promise<readonly Named[]>

/** A field that holds the id of one thing. */
export const choiceInWords = (label: string, names: Names): Words<number | null> => ({
  label,
  textOf: async (id) => (id === null ? '' : nameOf(id, await names([id]))),
})

/** A field that holds the ids of several things; a text is the name of one that is not saved yet. */
export const choicesInWords = (label: string, names: Names): Words<(number | string)[]> => ({
  label,
  textOf: async (choices) => {
    const ids = choices.filter((choice) => typeof choice === 'number')
    const known = ids.length > 0 ? await names(ids) : []
    return t.conflicts.list(
      choices.map((choice) => (typeof choice === 'number' ? nameOf(choice, known) : choice)),
    )
  },
})

const nameOf = (id: number, names: readonly Named[]) =>
  names.find((named) => named.id === id)?.name ?? `#${id}`
