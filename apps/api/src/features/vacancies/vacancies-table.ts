import type { Vacancy } from '@portal/contract/vacancies'
import { vacancyLevelNames } from '@portal/words/value-names'
import { numberCell, rowsAtOnce } from '../../files/tables/list-table.ts'
import { onePage } from '../../use-case/paging.ts'
import type { TableOfList } from '../deps.ts'
import { listVacancies } from './list-vacancies.ts'

/** The list of vacancies as a file. */
export const vacanciesTable: TableOfList<'vacancies', Vacancy, object> = {
  cells: {
    title: ({ title }) => title,
    where_published: ({ where_published }) => where_published,
    url: ({ url }) => url,
    level: ({ level }, language) => vacancyLevelNames[language][level],
    min_salary: numberCell(({ min_salary }) => min_salary),
    max_salary: numberCell(({ max_salary }) => max_salary),
    candidates_counter: numberCell(({ candidates_counter }) => candidates_counter),
  },
  read: async (from, actor) => rowsAtOnce((await listVacancies(from, actor, onePage)).vacancies),
}
