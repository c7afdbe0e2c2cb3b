import { candidates } from '@portal/contract/candidates/candidate-routes'
import { type Candidate, candidate as candidateRow } from '@portal/contract/candidates/candidates'
import { candidateLimits } from '@portal/domain/candidates/candidates'
import { isAtMost } from '@portal/domain/texts/length'
import { storedText } from '@portal/domain/texts/stored'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { isChangedMeanwhile } from '../../../api/api-errors.ts'
import { q, useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { useUser } from '../../../session/use-user.ts'
import type { Conflict } from '../../../shared/conflicts/use-edit-form.ts'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { updateFailure } from '../controls/use-save-candidate.ts'
import { keepNoteDraft, type NoteField, type Origin, readNoteDraft, type TypedNote } from './note-draft.ts'
import { originOf, settleNote } from './settle-note.ts'

export type Note = ReturnType<typeof useNote>

/**
 * One note of a candidate, saved alone. What is typed stays until it is saved or reverted, whatever is fetched
 * meanwhile; a note that nobody types in shows what is stored.
 */
export function useNote(candidate: Candidate, field: NoteField) {
  const { id } = candidate
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const update = useApiMutation(candidates.update)
  const [typed, setTyped] = useState(() => readNoteDraft(userId, id, field))
  const [failure, setFailure] = useState<string>()
  const [asked, setAsked] = useState<Origin>()
  const [isSaving, setSaving] = useState(false)

  const stored = originOf(candidate, field)
  const isChanged = typed !== undefined && typed.text !== stored.text
  useEffect(
    () => keepNoteDraft(userId, id, field, isChanged ? typed : undefined),
    [userId, id, field, isChanged, typed],
  )

  /** Shows the row of an answer at once, before it is fetched again. */
  const show = (row: Candidate) =>
    queryClient.setQueryData(q(candidates.show, { params: { id } }).queryKey, row)

  const send = async ({ text, from }: TypedNote): Promise<void> => {
    // While the stored note is the one that the person began with, a change of another field must not refuse the
    // save.
    const version = from.text === stored.text ? Math.max(from.version, stored.version) : from.version
    try {
      const row = await update.mutateAsync({
        params: { id },
        ifMatch: version,
        body: { candidate: { [field]: text } },
      })
      show(row)
      const saved = originOf(row, field)
      // Text that was typed while the note was being saved stays.
      setTyped((now) =>
        now === undefined || now.text === text ? undefined : { text: now.text, from: saved },
      )
      toastSuccess(t.candidateControls.updated)
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error
      const present = z.parse(candidateRow, error.current)
      const settled = settleNote({ text, from }, originOf(present, field))
      if (settled.kind === 'save') return send({ text, from: settled.from })
      show(present)
      if (settled.kind === 'ask') setAsked(settled.saved)
      else setTyped(undefined)
    }
  }

  const save = async (note = typed) => {
    if (!note || isSaving) return
    if (!isAtMost(storedText(note.text), candidateLimits.note)) {
      setFailure(refusal('input.text_too_long', { max: candidateLimits.note }))
      return
    }
    setFailure(undefined)
    setSaving(true)
    try {
      await send(note)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t.errors.unexpected)
      toastError(updateFailure(error))
    }
    setSaving(false)
  }

  const revert = () => {
    setTyped(undefined)
    setFailure(undefined)
  }

  const label = t.candidateLabels[field]
  const conflict: Conflict | undefined = asked &&
    typed && {
      clashes: [{ field, label, mine: typed.text, saved: asked.text }],
      resolve: (taken) => {
        setAsked(undefined)
        if (taken.has(field)) revert()
        else void save({ text: typed.text, from: asked })
      },
      onClose: () => setAsked(undefined),
    }

  return {
    label,
    text: typed?.text ?? stored.text,
    type: (text: string) => {
      setFailure(undefined)
      setTyped((now) => ({ text, from: now?.from ?? stored }))
    },
    isChanged,
    isSaving,
    failure,
    conflict,
    save: () => void save(),
    revert,
  }
}
