import { vacancies } from '@portal/contract/recruiting/vacancies'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../api/query.ts'
import type { VacanciesSearch } from './vacancies-search.ts'

export const vacancyPageSize = 10

export const vacanciesPage = ({ page = 1 }: VacanciesSearch) =>
  q(vacancies.list, { query: { page, limit: vacancyPageSize } })

/** The vacancy of that id; undefined until it is loaded. */
export const useVacancy = (id: number | undefined) =>
  useQuery({ ...q(vacancies.show, { params: { id: id ?? 0 } }), enabled: id !== undefined }).data
