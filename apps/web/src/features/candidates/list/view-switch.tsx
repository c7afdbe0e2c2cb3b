import '../../../theme/mantine-controls.css'
import { SegmentedControl } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { readStored, writeStored } from '../../../shared/browser-storage.ts'
import { type CandidateView, candidateViews } from '../filters/candidate-search.ts'

const route = getRouteApi('/_app/vacancies_/$id')
const key = 'portal.candidates-view'

/** Table or board: as the address says, and else the one that this browser has chosen last. */
export function useCandidateView() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [remembered] = useState(() => readStored(key, z.enum(candidateViews)) ?? 'table')
  const setView = (view: CandidateView) => {
    writeStored(key, view)
    void navigate({ search: (now) => ({ ...now, view }), replace: true, resetScroll: false })
  }
  return { view: search.view ?? remembered, setView }
}

type Props = { view: CandidateView; onChange: (view: CandidateView) => void }

/** A vacancy's candidates in a table or on a board. */
export const ViewSwitch = ({ view, onChange }: Props) => (
  <SegmentedControl
    aria-label={t.candidates.view}
    data={candidateViews.map((value) => ({ value, label: t.candidates.views[value] }))}
    value={view}
    onChange={onChange}
  />
)
