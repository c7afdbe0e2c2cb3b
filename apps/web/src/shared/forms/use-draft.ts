import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { useUser } from '../../session/use-user.ts'
import {
  changesOf,
  type DraftName,
  forgetDraft,
  hasDraft,
  keepDraft,
  readDraft,
  readDraftRow,
} from './drafts.ts'

type Options<Held> = {
  name: DraftName | undefined
  initialValues: Held
  restore: (values: Partial<Held>) => void
}

/** Fills a form with what was typed into it before, and keeps what is typed from now on. */
export function useDraft<Held extends Record<string, unknown>>({
  name,
  initialValues,
  restore,
}: Options<Held>) {
  const { id: userId } = useUser()
  const restoreOnOpening = useEffectEvent(() => {
    const draft = name && readDraft(userId, name, initialValues)
    if (draft) restore(draft)
  })
  // Before the first paint, so that nobody sees the form without the draft.
  useLayoutEffect(() => restoreOnOpening(), [])

  const forget = () => {
    if (name) forgetDraft(userId, name)
  }
  return {
    forget,
    keep: (values: Held, isTyped: boolean) => {
      if (!isTyped) forget()
      else if (name) keepDraft(userId, name, changesOf(values, initialValues))
    },
  }
}

/** `useState` for whether a dialog is open; it begins open where a draft of its form was left behind. */
export function useOpenedByDraft(name: string) {
  const { id } = useUser()
  return useState(() => hasDraft(id, name))
}

/** `useState` for the row that a dialog edits; it begins with the row of a draft that was left behind. */
export function useRowOfDraft<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  const { id } = useUser()
  return useState(() => readDraftRow(id, name, schema))
}
