import { pageInput } from '@portal/contract/shared/paging'
import * as z from 'zod/mini'

/** The search parameters of the list of vacancies. */
export const vacanciesSearch = z.object({ page: z.catch(z.optional(pageInput), undefined) })
export type VacanciesSearch = z.output<typeof vacanciesSearch>
