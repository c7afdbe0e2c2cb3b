import type { Candidate } from '@portal/contract/recruiting/candidates'
import { mergeEdits } from '../../../shared/conflicts/merge-edits.ts'
import type { NoteField, Origin, TypedNote } from './note-draft.ts'

/** What to do with a typed note when the candidate was changed meanwhile. */
type Settlement =
  /** Somebody else left this note alone, or wrote the same. */
  | { kind: 'save'; from: Origin }
  /** It says again what it said when typing began. */
  | { kind: 'nothing' }
  | { kind: 'ask'; saved: Origin }

export const originOf = (candidate: Candidate, field: NoteField): Origin => ({
  id: candidate.id,
  version: candidate.version,
  text: candidate[field] ?? '',
})

/** By the rule of forms that edit a row: a question only where both sides changed the note differently. */
export function settleNote({ text, from }: TypedNote, saved: Origin): Settlement {
  const { clashes, merged } = mergeEdits({
    opened: { text: from.text },
    mine: { text },
    saved: { text: saved.text },
  })
  if (clashes.length > 0) return { kind: 'ask', saved }
  return merged.text === text ? { kind: 'save', from: saved } : { kind: 'nothing' }
}
