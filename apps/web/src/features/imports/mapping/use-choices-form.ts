import { type ImportRun, importRun, imports } from '@portal/contract/imports'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../api/query.ts'
import { type Conflict, useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { wordsOfChoices } from './choice-words.ts'
import { type ChoicesForm, changesIn, choicesOf, isPartChanged, type Part } from './choices.ts'

const schema = z.record(z.string(), z.nullable(z.string()))

type Sending = {
  /** Whether anything was chosen that is not checked. */
  isTyped: boolean
  submit: () => void
  /** Where two people have chosen differently. */
  conflict: Conflict | undefined
}

/** The form of all choices. `opened` is the import as it was when the form was made, `onChecked` gets the answer. */
export function useChoicesForm(
  opened: ImportRun,
  onChecked: (run: ImportRun) => void,
): ChoicesForm & Sending {
  const update = useApiMutation(imports.update)
  const answered = useRef<ImportRun>(undefined)
  const { id } = opened
  const { form, submit, failure, conflict } = useEditForm({
    row: opened,
    schema,
    valuesOf: choicesOf,
    // The row of a draft is named only: that of a workbook with many unknown texts is long.
    draft: { name: `imports.${id}`, row: { id } },
    rowFrom: (current) => z.parse(importRun, current),
    words: wordsOfChoices(opened),
    save: async (choices, row) => {
      answered.current = await update.mutateAsync({
        params: { id },
        ifMatch: row.version,
        body: changesIn(choices, row),
      })
    },
    // The draft is forgotten by now, which a form with the answer would restore.
    onSaved: () => answered.current && onChecked(answered.current),
  })
  const first = choicesOf(opened)
  return {
    choices: form.values,
    choose: (chosen: Record<string, string | null>) => form.setValues(chosen),
    isChanged: (part: Part) => isPartChanged(part, form.values, first),
    isTyped: form.isChanged,
    isChecking: form.submitting,
    discard: () => {
      form.setValues(first)
      form.discard()
    },
    submit,
    failure,
    conflict,
  }
}
