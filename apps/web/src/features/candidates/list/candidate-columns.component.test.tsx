import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { olha } from '../../../../test/components/candidate.ts'
import { show } from '../../../../test/components/show.tsx'
import type { CandidateValues } from '../form/candidate-values.ts'
import { candidateColumns } from './candidate-columns.tsx'

/** The values of the form that the list does not show, and those that its controls show. */
type NotInList =
  | 'location'
  | 'company'
  | 'stack'
  | 'cv_url'
  | 'resource_url'
  | 'first_additional_link'
  | 'second_additional_link'
  | 'first_interview'
  | 'recruiter_note'
  | 'tech_lead_note'
  | 'final_decision'
type InControls = 'ping_again' | 'ping_again_on' | 'significate'

/** What the list shows of Olha for each other value that the form edits. */
const texts: Record<Exclude<keyof CandidateValues, NotInList | InControls>, string> = {
  full_name: 'Olha Soroka',
  vacancy_id: 'React developer',
  position: 'Frontend developer',
  phone: '+380671234567',
  email: 'olha@mail.test',
  telegram: 'olha_s',
  linkedin: 'olha-s',
  technologies: 'TypeScript',
  experience: '3.5 years',
  salary: '$2\u202F500',
  english: 'Upper Intermediate',
}

/** The cells of Olha's row in the list of all candidates. */
const Row = () =>
  candidateColumns({ search: {}, isOfAll: true }).map(({ key, cell }) => <div key={key}>{cell(olha)}</div>)

test('a recruiter reads in the list the values of a candidate that it is meant to show', async () => {
  await show(<Row />)
  for (const [value, text] of Object.entries(texts))
    await expect.element(page.getByText(text).first(), { message: value }).toBeVisible()
})
