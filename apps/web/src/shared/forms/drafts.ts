import * as z from 'zod/mini'
import { forgetStored, readStored, writeStored } from '../../browser/browser-storage.ts'
import { draftPrefix } from '../../browser/stored-drafts.ts'

/** The name of a form within the portal, and the row that it was opened with, if any. */
export type DraftName = { name: string; row?: object | undefined }

/** The values of a form, by field. */
type Values = Record<string, unknown>

const storedDraft = z.object({ row: z.optional(z.unknown()), values: z.record(z.string(), z.unknown()) })
const rowWithId = z.object({ id: z.int() })

const keyOf = (userId: number, name: string) => `${draftPrefix}${userId}.${name}`

/** Fields that are never stored. */
const secrets = new Set(['password', 'confirmation'])

/** The values that can be stored: no secrets and no files. */
const keepable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !secrets.has(field) && !holdsFile(value)),
  )

/** Whether a draft holds all of the values. */
export const isKeepable = (values: Values): boolean =>
  Object.keys(keepable(values)).length === Object.keys(values).length

const holdsFile = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => part instanceof Blob)

/** The fields that differ. Two files always differ; a missing field counts as undefined. */
export function changesOf(values: Values, initialValues: Values): Values {
  const isChanged = ([field, value]: [string, unknown]) =>
    holdsFile(value) || JSON.stringify(value) !== JSON.stringify(initialValues[field])
  return Object.fromEntries(Object.entries(values).filter(isChanged))
}

/** Stores only the changed fields, so that a draft does not undo changes of others to the rest. */
export const keepDraft = (userId: number, { name, row }: DraftName, changes: Values) =>
  writeStored(keyOf(userId, name), { row, values: keepable(changes) }, 'tab')

export const forgetDraft = (userId: number, { name }: DraftName) => forgetStored(keyOf(userId, name), 'tab')

/** The typed values of a form, if they fit its present fields. */
export function readDraft<Held extends Values>(
  userId: number,
  { name, row }: DraftName,
  initialValues: Held,
): Partial<Held> | undefined {
  const stored = readStored(keyOf(userId, name), storedDraft, 'tab')
  if (!stored || identityOf(stored.row) !== identityOf(row)) return undefined
  return fits(stored.values, initialValues) ? stored.values : undefined
}

/** The row that the form of a draft was opened with, as it was then. */
export function readDraftRow<Schema extends z.ZodMiniType>(userId: number, name: string, schema: Schema) {
  const stored = readStored(keyOf(userId, name), storedDraft, 'tab')
  const row = z.safeParse(schema, stored?.row)
  return row.success ? row.data : undefined
}

export const hasDraft = (userId: number, name: string) =>
  readStored(keyOf(userId, name), storedDraft, 'tab') !== undefined

function identityOf(row: unknown) {
  const parsed = z.safeParse(rowWithId, row)
  return parsed.success ? parsed.data.id : JSON.stringify(row)
}

/** Whether a draft fits the form. One of an older release may hold other fields, or other kinds of values in them. */
function fits<Held extends Values>(values: Values, initialValues: Held): values is Partial<Held> & Values {
  return Object.entries(values).every(([field, value]) => {
    if (!(field in initialValues)) return false
    const initial = initialValues[field]
    return isEmpty(value) || isEmpty(initial) || kindOf(value) === kindOf(initial)
  })
}

const isEmpty = (value: unknown) => value === null || value === undefined
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
