import { vacancies } from '@portal/contract/vacancies'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { q } from '../../../api/query.ts'
import { boardOf } from '../../../features/candidates/board/board-query.ts'
import { candidateSearch } from '../../../features/candidates/filters/candidate-search.ts'
import { candidatesPage } from '../../../features/candidates/list/candidates-queries.ts'
import { openedPage } from '../../../features/candidates/list/use-candidate-list.ts'
import { openedView } from '../../../features/candidates/list/view-switch.tsx'
import { VacancyCandidates } from '../../../features/candidates/vacancy-candidates.tsx'
import { VacancyPage } from '../../../features/vacancies/vacancy-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/vacancies_/$id')({
  staticData: { access: 'recruiting', title: t.pageTitles.vacancy, parent: '/vacancies' },
  // A text that is no number becomes NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: candidateSearch,
  loader: ({ context, params, location }) => {
    const search = z.parse(candidateSearch, location.search)
    const shown = { vacancyId: params.id, search }
    void context.queryClient.prefetchQuery(q(vacancies.show, { params }))
    void context.queryClient.prefetchQuery(candidatesPage(shown, openedPage(params.id, search)))
    if (openedView(search) === 'board') void context.queryClient.prefetchQuery(boardOf(shown))
  },
  component: () => <VacancyPage Candidates={VacancyCandidates} />,
})
