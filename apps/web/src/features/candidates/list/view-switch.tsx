import { useState } from 'react'
import * as z from 'zod/mini'
import { readStored, writeStored } from '../../../browser/browser-storage.ts'
import { t } from '../../../messages/messages.ts'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { type CandidateSearch, type CandidateView, candidateViews } from '../filters/candidate-search.ts'

const key = 'portal.candidates-view'

/** The view that is shown: that of the address, or else the one that this browser has chosen last. */
export const openedView = (search: CandidateSearch): CandidateView =>
  search.view ?? readStored(key, z.enum(candidateViews)) ?? 'table'

export function useCandidateView(search: CandidateSearch, onChange: (view: CandidateView) => void) {
  const [entryView] = useState(() => openedView(search))
  const setView = (view: CandidateView) => {
    writeStored(key, view)
    onChange(view)
  }
  return { view: search.view ?? entryView, setView }
}

type Props = { view: CandidateView; onChange: (view: CandidateView) => void }

/** A vacancy's candidates in a table or on a board. */
export const ViewSwitch = ({ view, onChange }: Props) => (
  <SegmentedControl
    aria-label={t.candidates.view}
    options={candidateViews.map((value) => ({ value, label: t.candidates.views[value] }))}
    value={view}
    onChange={onChange}
  />
)
