import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { useUser, useUserId } from '../../session/use-user.ts'
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

/** Fills a form from its draft, and stores what is typed from then on. */
export function useDraft<Held extends Record<string, unknown>>({
  name,
  initialValues,
  restore,
}: Options<Held>) {
  const userId = useUserId()
  const restoreOnOpening = useEffectEvent(() => {
    const draft = name && userId && readDraft(userId, name, initialValues)
    if (draft) restore(draft)
  })
  // The draft is restored before the first paint, so that the form is never shown without it.
  useLayoutEffect(() => restoreOnOpening(), [])

  const forget = () => {
    if (name && userId) forgetDraft(userId, name)
  }
  return {
    forget,
    keep: (values: Held, isTyped: boolean) => {
      if (!isTyped) forget()
      else if (name && userId) keepDraft(userId, name, changesOf(values, initialValues))
    },
  }
}

/** `useState` for whether a dialog is open; initially open when its form has a draft. */
export function useOpenedByDraft(name: string) {
  const { id } = useUser()
  return useState(() => hasDraft(id, name))
}

/** `useState` for the row that a dialog edits; initially the row of the draft, if there is one. */
export function useRowOfDraft<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  const { id } = useUser()
  return useState(() => readDraftRow(id, name, schema))
}
