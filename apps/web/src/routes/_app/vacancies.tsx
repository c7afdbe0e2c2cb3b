import { createFileRoute } from '@tanstack/react-router'
import { VacanciesPage } from '../../features/vacancies/vacancies-page.tsx'
import { t } from '../../messages/messages.ts'

export const Route = createFileRoute('/_app/vacancies')({
  staticData: { access: 'recruiting', title: t.titles.vacancies },
  component: VacanciesPage,
})
