import { asStored, trailOf } from '../../use-case/trail.ts'
import type { CandidateOfVacancy, VacancyRow } from './vacancies.store.ts'

export const vacancyTrail = trailOf<VacancyRow>({
  object_type: 'vacancy',
  id: ({ id }) => id,
  object: ({ title }) => title,
  fields: asStored('title', 'where_published', 'url', 'level', 'min_salary', 'max_salary'),
})

/** A candidate who is deleted with the vacancy. */
const candidateTrail = trailOf<CandidateOfVacancy & { vacancy: string }>({
  object_type: 'candidate',
  id: ({ id }) => id,
  object: ({ full_name }) => full_name,
  fields: { vacancy_id: ({ vacancy }) => vacancy, ...asStored('significate') },
})

/** The deletion of a vacancy and of each of its candidates. */
export const deletedVacancy = (row: VacancyRow, candidates: readonly CandidateOfVacancy[]) => [
  ...candidates.map((candidate) =>
    candidateTrail.deleted('candidates.delete', { ...candidate, vacancy: row.title }),
  ),
  vacancyTrail.deleted('vacancies.delete', row),
]
