import { candidates } from '@portal/contract/candidates/candidate-routes'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { movesOf, trailOf } from '../../../features/candidates/candidate-history-queries.ts'
import { CandidatePage } from '../../../features/candidates/candidate-page.tsx'
import { duplicatesOf } from '../../../features/candidates/duplicates-query.ts'
import { openedCandidateSearch } from '../../../features/candidates/filters/candidate-search.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/candidates_/$id')({
  staticData: { access: 'recruiting', title: t.pageTitles.candidate, parent: '/vacancies' },
  // A text that is no number becomes NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: openedCandidateSearch,
  loader: async ({ context: { queryClient }, params, cause }) => {
    void queryClient.prefetchInfiniteQuery(movesOf(params.id))
    void queryClient.prefetchInfiniteQuery(trailOf(params.id))
    await queryClient.prefetchQuery(q(candidates.show, { params }))
    const candidate = queryClient.getQueryData(q(candidates.show, { params }).queryKey)
    // The notice of duplicates stands above the page, which waits for it, so that nothing moves.
    const duplicates = candidate && duplicatesOf(candidate)
    if (cause === 'enter' && duplicates?.enabled) await queryClient.prefetchQuery(duplicates)
  },
  component: CandidatePage,
})
