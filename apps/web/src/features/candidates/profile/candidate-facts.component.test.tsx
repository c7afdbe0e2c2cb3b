import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { olha } from '../../../../test/components/candidate.ts'
import { show } from '../../../../test/components/show.tsx'
import type { CandidateValues } from '../form/candidate-values.ts'
import { CandidateFacts } from './candidate-facts.tsx'

/** The values of the form that other parts of the page show: its heading, the history, the switch and the notes. */
type ShownElsewhere =
  | 'full_name'
  | 'significate'
  | 'ping_again'
  | 'ping_again_on'
  | 'recruiter_note'
  | 'tech_lead_note'
  | 'final_decision'

/** What the facts show of Olha for each other value that the form edits: the label, and the text beside it. */
const facts: Record<
  Exclude<keyof CandidateValues, ShownElsewhere>,
  readonly [label: string, text: string]
> = {
  vacancy_id: ['Vacancy', 'React developer'],
  position: ['Position', 'Frontend developer'],
  company: ['Company', 'Harbor'],
  stack: ['Old stack', 'jQuery'],
  technologies: ['Stack', 'RubyTypeScript'],
  cv_url: ['CV', 'cv.test/olha'],
  phone: ['Phone', '+380671234567'],
  email: ['Email', 'olha@mail.test'],
  telegram: ['Telegram', 'olha_s'],
  linkedin: ['LinkedIn', 'linkedin.com/in/olha-s'],
  resource_url: ['Resource', 'source.test/olha'],
  salary: ['Salary', '$2\u202F500'],
  english: ['English', 'Upper Intermediate'],
  location: ['Location', 'Lviv'],
  experience: ['Experience', '3.5 years'],
  first_interview: ['First contact', '12.03.2025'],
  first_additional_link: ['First additional link', 'one.test'],
  second_additional_link: ['Second additional link', 'two.test'],
}

/** The text beside a label, without the button that copies it. */
const textBeside = (label: string) =>
  page
    .getByRole('term')
    .elements()
    .find(({ textContent }) => textContent === label)?.nextElementSibling?.firstElementChild?.textContent

describe('the facts of a candidate', () => {
  test('a recruiter reads among the facts what the form edits and no other part of the page shows', async () => {
    await show(<CandidateFacts candidate={olha} />)
    for (const [label, text] of Object.values(facts)) expect(textBeside(label), label).toBe(text)
  })

  test('a recruiter finds the lines without a value when they ask for them', async () => {
    const candidate = { ...olha, stack: null, location: null, technologies: [], technology_ids: [] }
    await show(<CandidateFacts candidate={candidate} />)
    expect(textBeside('Vacancy')).toBe('React developer')
    const empty = ['Old stack', 'Location', 'Stack']
    for (const label of empty) expect(textBeside(label)).toBeUndefined()
    await page.getByRole('button', { name: 'Show empty fields (3)' }).click()
    for (const label of empty) expect(textBeside(label)).toBe('Not set')
    await page.getByRole('button', { name: 'Hide empty fields' }).click()
    for (const label of empty) expect(textBeside(label)).toBeUndefined()
  })
})
