import type { Candidate } from '@portal/contract/candidates/candidates'
import { mergeEdits } from '../../../shared/conflicts/merge-edits.ts'
import type { NoteField, Origin, TypedNote } from './note-draft.ts'

/** What to do with a typed note when the candidate was changed meanwhile. */
type Settlement =
  /** The stored note is still the one that typing began with, or equals the typed one. */
  | { kind: 'save'; from: Origin }
  /** The typed text is again the note that typing began with. */
  | { kind: 'nothing' }
  | { kind: 'ask'; saved: Origin }

export const originOf = (candidate: Candidate, field: NoteField): Origin => ({
  id: candidate.id,
  version: candidate.version,
  text: candidate[field] ?? '',
})

/**
 * What to do with the typed note. The rule is that of forms that edit a row: a question is asked only where both sides
 * changed the note differently.
 */
export function settleNote({ text, from }: TypedNote, saved: Origin): Settlement {
  const { clashes, merged } = mergeEdits({
    opened: { text: from.text },
    mine: { text },
    saved: { text: saved.text },
  })
  if (clashes.length > 0) return { kind: 'ask', saved }
  return merged.text === text ? { kind: 'save', from: saved } : { kind: 'nothing' }
}
