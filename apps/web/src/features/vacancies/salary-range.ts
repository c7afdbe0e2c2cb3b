import type { Vacancy } from '@portal/contract/vacancies'
import { t } from '../../messages/messages.ts'

/** The range in words, open where one end is missing; undefined where both are. */
export function salaryRange({
  min_salary: min,
  max_salary: max,
}: Pick<Vacancy, 'min_salary' | 'max_salary'>): string | undefined {
  if (min !== null && max !== null) return t.vacancies.range(t.lists.dollars(min), t.lists.dollars(max))
  if (min !== null) return t.vacancies.rangeFrom(t.lists.dollars(min))
  if (max !== null) return t.vacancies.rangeTo(t.lists.dollars(max))
  return undefined
}
