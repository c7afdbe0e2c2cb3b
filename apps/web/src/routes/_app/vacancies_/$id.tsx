import { createFileRoute } from '@tanstack/react-router'
import { VacancyPage } from '../../../features/candidates/vacancy-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/vacancies_/$id')({
  staticData: { access: 'recruiting', title: t.titles.vacancy, parent: '/vacancies' },
  // Other texts become NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  component: VacancyPage,
})
