import { type Vacancy, type VacancyInput, vacancyInput } from '@portal/contract/vacancies'
import { defaultVacancyLevel, isSalaryRange, vacancyLevels } from '@portal/domain/vacancies'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { ApiError } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'
import { type FieldWords, inWords } from '../../shared/conflicts/field-words.ts'
import { typedAmount } from '../../shared/fields/typed-amount.ts'
import { emptyTexts, textsOf } from '../../shared/forms/texts-of.ts'

/** The contract's input, with amounts as people type them. */
export const vacancyForm = z
  .object({
    ...vacancyInput.shape,
    level: z.enum(vacancyLevels),
    min_salary: typedAmount,
    max_salary: typedAmount,
  })
  .check(
    z.refine(({ min_salary, max_salary }) => isSalaryRange(min_salary, max_salary), {
      message: failing('vacancies.salary_range'),
      path: ['max_salary'],
    }),
  )

type Chosen = Pick<Vacancy, 'level'>

/** The values of the form: the level, and a text for every other field of the contract. */
export type VacancyValues = Chosen & Record<Exclude<keyof VacancyInput, keyof Chosen>, string>

export const emptyVacancy: VacancyValues = { ...emptyTexts(vacancyInput), level: defaultVacancyLevel }

export const valuesOf = (vacancy: Vacancy): VacancyValues => ({
  ...textsOf(vacancyInput, vacancy),
  level: vacancy.level,
})

export const vacancyWords: FieldWords<VacancyValues> = {
  title: inWords(t.vacancies.titleField),
  where_published: inWords(t.vacancies.wherePublished),
  url: inWords(t.vacancies.url),
  level: { label: t.vacancies.level, textOf: (level) => t.vacancies.levels[level] },
  min_salary: inWords(t.vacancies.minSalary),
  max_salary: inWords(t.vacancies.maxSalary),
}

/** A refusal as a sentence. The server's sentence about the title does not name the field, so the name is added. */
export function refusalInWords(refusal: Error) {
  const [ofTitle] = (refusal instanceof ApiError && refusal.errors.title) || []
  return ofTitle === undefined ? refusal.message : t.vacancies.titleError(ofTitle)
}
