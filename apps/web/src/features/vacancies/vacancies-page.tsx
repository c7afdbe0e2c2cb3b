import { t } from '../../messages/messages.ts'
import { PageHeader } from '../../shared/lists/page-header.tsx'

export function VacanciesPage() {
  return <PageHeader title={t.titles.vacancies} />
}
