import { holidays } from '@portal/contract/holidays'
import { q } from '../../api/query.ts'

export const holidaysOf = (year: number) => q(holidays.list, { query: { year } })
