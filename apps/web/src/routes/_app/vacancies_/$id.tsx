import { vacancies } from '@portal/contract/recruiting/vacancies'
import { createFileRoute } from '@tanstack/react-router'
import { q } from '../../../api/query.ts'
import { candidateSearch } from '../../../features/candidates/list/candidate-search.ts'
import { VacancyPage } from '../../../features/candidates/vacancy-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/vacancies_/$id')({
  staticData: { access: 'recruiting', title: t.titles.vacancy, parent: '/vacancies' },
  // Other texts become NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  validateSearch: candidateSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(q(vacancies.show, { params }))
  },
  component: VacancyPage,
})
