import { isSalaryRange } from '@portal/domain/recruiting/vacancies'
import { invalidField } from '../../errors.ts'

/** 422 when the lowest salary is above the highest. */
export function refuseWrongRange(min: number | null, max: number | null): void {
  if (!isSalaryRange(min, max)) throw invalidField('max_salary', 'vacancies.salary_range')
}
