import { vacancies } from '@portal/contract/vacancies'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import type { VacanciesSearch } from './vacancies-search.ts'

export const vacancyPageSize = 10

export const vacanciesPage = ({ page = 1 }: VacanciesSearch) =>
  q(vacancies.list, { query: { page, limit: vacancyPageSize } })

/** The vacancy of that id among the newest; undefined until it is loaded, and once it is deleted. */
export const useNewestVacancy = (id: number | undefined) =>
  useQuery({
    ...vacanciesPage({}),
    enabled: id !== undefined,
    select: (answer) => answer.vacancies.find((vacancy) => vacancy.id === id),
  }).data
