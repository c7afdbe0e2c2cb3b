import * as z from 'zod/mini'
import { draftPrefix } from '../../session/drafts.ts'
import { forgetStored, readStored, writeStored } from '../browser-storage.ts'

/** Names a form within the portal, and says what it was opened with: the row that it changes, if any. */
export type DraftName = { name: string; row?: object | undefined }

/** What a form holds, by field. */
type Values = Record<string, unknown>

const storedDraft = z.object({ row: z.optional(z.unknown()), values: z.record(z.string(), z.unknown()) })
const rowWithId = z.object({ id: z.int() })

const keyOf = (userId: number, name: string) => `${draftPrefix}${userId}.${name}`

/** Never written down, not even in the tab. */
const secrets = new Set(['password', 'confirmation'])

/** The values that can be kept: no secrets, and no picked files, which are no text. */
const keepable = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !secrets.has(field) && !holdsFile(value)),
  )

const holdsFile = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => part instanceof Blob)

/** The fields that differ. Files are always another; a field that is missing counts as undefined. */
export function changesOf(values: Values, initialValues: Values): Values {
  const isChanged = ([field, value]: [string, unknown]) =>
    holdsFile(value) || JSON.stringify(value) !== JSON.stringify(initialValues[field])
  return Object.fromEntries(Object.entries(values).filter(isChanged))
}

/** Keeps the changed fields alone, so that a draft says nothing about what others may change meanwhile. */
export const keepDraft = (userId: number, { name, row }: DraftName, changes: Values) =>
  writeStored(keyOf(userId, name), { row, values: keepable(changes) }, 'tab')

export const forgetDraft = (userId: number, { name }: DraftName) => forgetStored(keyOf(userId, name), 'tab')

/** What was typed into a form, if it fits the form as it is now. */
export function readDraft<Held extends Values>(
  userId: number,
  { name, row }: DraftName,
  initialValues: Held,
): Partial<Held> | undefined {
  const stored = readStored(keyOf(userId, name), storedDraft, 'tab')
  if (!stored || identityOf(stored.row) !== identityOf(row)) return undefined
  return fits(stored.values, initialValues) ? stored.values : undefined
}

/** What the form of a kept draft was opened with, as it was then. */
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

/** A draft of an older release may hold other fields, or other kinds of values in them. */
function fits<Held extends Values>(values: Values, initialValues: Held): values is Partial<Held> & Values {
  return Object.entries(values).every(([field, value]) => {
    if (!(field in initialValues)) return false
    const initial = initialValues[field]
    return isEmpty(value) || isEmpty(initial) || kindOf(value) === kindOf(initial)
  })
}

const isEmpty = (value: unknown) => value === null || value === undefined
const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
