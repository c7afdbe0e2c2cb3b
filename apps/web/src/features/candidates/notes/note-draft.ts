import * as z from 'zod/mini'
import { forgetDraft, keepDraft, readDraft, readDraftRow } from '../../../shared/forms/drafts.ts'

export const noteFields = ['recruiter_note', 'tech_lead_note', 'final_decision'] as const
export type NoteField = (typeof noteFields)[number]

/** The stored text that a person began to change, and the version of the candidate that had it. */
const origin = z.object({ id: z.int(), version: z.int(), text: z.string() })
export type Origin = z.infer<typeof origin>

/** A note that is not saved yet. */
export type TypedNote = { text: string; from: Origin }

const draftName = (candidateId: number, field: NoteField) => `candidate.${candidateId}.${field}`

export function readNoteDraft(userId: number, candidateId: number, field: NoteField): TypedNote | undefined {
  const name = draftName(candidateId, field)
  const from = readDraftRow(userId, name, origin)
  if (!from) return undefined
  const text = readDraft(userId, { name, row: from }, { text: '' })?.text
  return text === undefined ? undefined : { text, from }
}

export function keepNoteDraft(
  userId: number,
  candidateId: number,
  field: NoteField,
  typed: TypedNote | undefined,
) {
  const name = draftName(candidateId, field)
  if (typed) keepDraft(userId, { name, row: typed.from }, { text: typed.text })
  else forgetDraft(userId, { name })
}

export function forgetNoteDrafts(userId: number, candidateId: number) {
  for (const field of noteFields) keepNoteDraft(userId, candidateId, field, undefined)
}
