import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { VacanciesPage } from '../../features/vacancies/vacancies-page.tsx'
import { vacanciesPage } from '../../features/vacancies/vacancies-queries.ts'
import { vacanciesSearch } from '../../features/vacancies/vacancies-search.ts'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/vacancies')({
  staticData: { access: 'recruiting', title: t.pageTitles.vacancies },
  validateSearch: vacanciesSearch,
  loader: ({ context, location }) => {
    void context.queryClient.prefetchQuery(vacanciesPage(z.parse(vacanciesSearch, location.search)))
  },
  component: VacanciesPage,
})
