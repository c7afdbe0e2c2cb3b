import type { RecordInput } from '@portal/contract/hours/hours'
import * as z from 'zod/mini'
import { forgetStored, readStored, writeStored } from '../../../browser/browser-storage.ts'
import { t } from '../../../messages/messages.ts'

const unsentRecord = z.object({
  id: z.string(),
  /** The id of the person who worked the hours. */
  userId: z.int(),
  /** The fields as they were typed, to be put into the form again. */
  fields: z.object({
    project_id: z.nullable(z.int()),
    category_id: z.nullable(z.int()),
    description: z.string(),
    hours: z.string(),
  }),
  record: z.object({
    project_id: z.int(),
    category_id: z.int(),
    description: z.string(),
    hours: z.number(),
    date: z.string(),
  }),
  /** The text that names the record for people. */
  title: z.string(),
  /** Why the record is not saved; undefined while it is being sent. */
  failure: z.optional(z.string()),
})

/** A record that the person has saved and the server has not confirmed yet. */
export type UnsentRecord = z.output<typeof unsentRecord> & { record: RecordInput }

export type UnsentRecords = ReturnType<typeof createUnsentRecords>

/**
 * Sends records while the next one is typed, and keeps those that were not saved under `key` in the tab's storage, also
 * over a reload of the page. `onChange` gets all of them.
 */
export function createUnsentRecords(key: string, onChange: (records: readonly UnsentRecord[]) => void) {
  let records: readonly UnsentRecord[] = (readStored(key, z.array(unsentRecord), 'tab') ?? []).map(
    (record) => ({ ...record, failure: record.failure ?? t.unsent.notAnswered }),
  )
  const replace = (id: string, record?: UnsentRecord) => {
    const others = records.filter((other) => other.id !== id)
    records = record ? [...others, record] : others
    if (records.length === 0) forgetStored(key, 'tab')
    else writeStored(key, records, 'tab')
    onChange(records)
  }
  onChange(records)

  return {
    drop: ({ id }: UnsentRecord) => replace(id),
    dropRefused: () => {
      for (const { id, failure } of records) if (failure !== undefined) replace(id)
    },
    /** Returns the error of the server or the network, if any. */
    async send(
      unsent: UnsentRecord,
      create: (record: RecordInput, ofUserId: number) => Promise<unknown>,
    ): Promise<Error | undefined> {
      replace(unsent.id, { ...unsent, failure: undefined })
      try {
        await create(unsent.record, unsent.userId)
        replace(unsent.id)
        return undefined
      } catch (error) {
        const refusal = error instanceof Error ? error : new Error(t.errors.unexpected)
        replace(unsent.id, { ...unsent, failure: refusal.message })
        return refusal
      }
    },
  }
}
