import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
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
