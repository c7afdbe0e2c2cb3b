import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerBy } from '../../../../test/components/answers.ts'
import { olha } from '../../../../test/components/candidate.ts'
import { show } from '../../../../test/components/show.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { CandidateFields } from './candidate-fields.tsx'
import { type CandidateValues, candidateForm, emptyCandidate, valuesOf } from './candidate-values.ts'
import { candidateWords } from './candidate-words.ts'
import { NewCandidateFields } from './new-candidate-fields.tsx'

function CandidateForm() {
  const { form } = useSchemaForm({ schema: candidateForm, initialValues: valuesOf(olha), draft: undefined })
  return <CandidateFields form={form} candidate={olha} />
}

function NewCandidateForm() {
  const empty = emptyCandidate(null, '2025-03-12', undefined)
  const { form } = useSchemaForm({ schema: candidateForm, initialValues: empty, draft: undefined })
  return <NewCandidateFields form={form} empty={empty} hasVacancy />
}

/** The values that are not the text of an input. */
type Otherwise = 'technologies' | 'ping_again'

/** What the inputs of the form show of Olha. */
const texts: Record<Exclude<keyof CandidateValues, Otherwise>, string> = {
  full_name: 'Olha Soroka',
  vacancy_id: 'React developer',
  position: 'Frontend developer',
  location: 'Lviv',
  english: 'Upper Intermediate',
  phone: '+380671234567',
  email: 'olha@mail.test',
  telegram: 'olha_s',
  linkedin: 'https://www.linkedin.com/in/olha-s',
  company: 'Harbor',
  experience: '3.5',
  salary: '2500',
  stack: 'jQuery',
  cv_url: 'https://cv.test/olha',
  resource_url: 'https://source.test/olha',
  first_additional_link: 'https://one.test',
  second_additional_link: 'https://two.test',
  significate: 'Test Task',
  first_interview: '12.03.2025',
  ping_again_on: '01.10.2025',
  recruiter_note: 'Calm and curious',
  tech_lead_note: 'Knows the types',
  final_decision: 'Offer in May',
}

/** Draws the form with an answer to each request that it sends. */
async function showForm(Form = CandidateForm) {
  answerBy(({ url }) => {
    if (url.includes('/duplicates')) return Response.json({ candidates: [] })
    if (url.includes('/vacancies')) return Response.json([{ id: 7, title: 'React developer' }])
    return Response.json([
      { id: 3, name: 'Ruby', version: 1 },
      { id: 4, name: 'TypeScript', version: 1 },
    ])
  })
  await show(<Form />)
}

const fieldOf = (name: string) => {
  const named = { name, exact: true }
  return page
    .getByRole('textbox', named)
    .or(page.getByRole('combobox', named))
    .or(page.getByRole('checkbox', named))
}

describe('the form of a candidate', () => {
  test('a recruiter finds in the form every value of a candidate, in a field with its label', async () => {
    await showForm()
    const textOf = new Map(Object.entries(texts))
    for (const [value, { label }] of Object.entries(candidateWords)) {
      const field = fieldOf(label)
      await expect.element(field, { message: `the field of ${value}` }).toBeInTheDocument()
      const text = textOf.get(value)
      if (text !== undefined) await expect.element(field).toHaveValue(text)
    }
  })

  test('a recruiter finds in the form the technologies of a candidate and that the ping is on', async () => {
    await showForm()
    for (const name of olha.technologies)
      await expect.element(page.getByText(name, { exact: true })).toBeVisible()
    await expect.element(fieldOf(candidateWords.ping_again.label)).toBeChecked()
  })

  test('a recruiter finds every field of a candidate in the form of a new one, the rest of them under More', async () => {
    await showForm(NewCandidateForm)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await fieldOf(candidateWords.ping_again.label).click()
    // The state is chosen by steps, which have a button each; nobody types an old stack any more.
    const { significate, stack, ...fields } = candidateWords
    await expect.element(page.getByText(significate.label, { exact: true })).toBeVisible()
    for (const [value, { label }] of Object.entries(fields))
      await expect.element(fieldOf(label), { message: `the field of ${value}` }).toBeInTheDocument()
  })
})
