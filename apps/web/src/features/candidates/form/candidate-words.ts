import { technologies } from '@portal/contract/technologies'
import { vacancies } from '@portal/contract/vacancies'
import { call } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import {
  choiceInWords,
  choicesInWords,
  dayInWords,
  type FieldWords,
  inWords,
  yesOrNoInWords,
} from '../../../shared/conflicts/field-words.ts'
import type { CandidateValues } from './candidate-values.ts'

const labels = t.candidateLabels

export const candidateWords: FieldWords<CandidateValues> = {
  full_name: inWords(labels.full_name),
  vacancy_id: choiceInWords(labels.vacancy_id, async (id) => {
    const named = await call(vacancies.names, { query: { id } })
    return named.map(({ id, title }) => ({ id, name: title }))
  }),
  position: inWords(labels.position),
  location: inWords(labels.location),
  english: { label: labels.english, textOf: (level) => t.languageLevels[level] },
  phone: inWords(labels.phone),
  email: inWords(labels.email),
  telegram: inWords(labels.telegram),
  linkedin: inWords(labels.linkedin),
  company: inWords(labels.company),
  experience: inWords(labels.experience),
  salary: inWords(labels.salary),
  technologies: choicesInWords(t.technologies.label, () => call(technologies.list, {})),
  stack: inWords(labels.stack),
  cv_url: inWords(labels.cv_url),
  resource_url: inWords(labels.resource_url),
  first_additional_link: inWords(labels.first_additional_link),
  second_additional_link: inWords(labels.second_additional_link),
  significate: { label: labels.significate, textOf: (significate) => t.significates[significate] },
  first_interview: dayInWords(labels.first_interview),
  ping_again: yesOrNoInWords(labels.ping_again),
  ping_again_on: dayInWords(labels.ping_again_on),
  recruiter_note: inWords(labels.recruiter_note),
  tech_lead_note: inWords(labels.tech_lead_note),
  final_decision: inWords(labels.final_decision),
}
