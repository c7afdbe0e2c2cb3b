import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { AllCandidatesPage } from '../../features/candidates/all-candidates-page.tsx'
import { candidateSearch } from '../../features/candidates/filters/candidate-search.ts'
import { candidatesPage } from '../../features/candidates/list/candidates-queries.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/candidates')({
  staticData: { access: 'recruiting', title: t.pageTitles.candidates },
  validateSearch: candidateSearch,
  loader: ({ context, location }) => {
    const search = z.parse(candidateSearch, location.search)
    void context.queryClient.prefetchQuery(candidatesPage({ search }, search.page ?? 1))
  },
  component: AllCandidatesPage,
})
