import { isSalaryRange } from '@portal/domain/vacancies'
import { invalidField } from '../../use-case/errors.ts'

/** Refuses a lowest salary above the highest with 422. */
export function refuseWrongRange(min: number | null, max: number | null): void {
  if (!isSalaryRange(min, max)) throw invalidField('max_salary', 'vacancies.salary_range')
}
