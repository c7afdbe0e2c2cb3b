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

const words = t.candidateForm

export const candidateWords: FieldWords<CandidateValues> = {
  full_name: inWords(words.fullName),
  vacancy_id: choiceInWords(words.vacancy, async (id) => {
    const named = await call(vacancies.names, { query: { id } })
    return named.map(({ id, title }) => ({ id, name: title }))
  }),
  position: inWords(words.position),
  location: inWords(words.location),
  english: { label: words.english, textOf: (level) => t.languageLevels[level] },
  phone: inWords(words.phone),
  email: inWords(words.email),
  telegram: inWords(words.telegram),
  linkedin: inWords(words.linkedin),
  company: inWords(words.company),
  experience: inWords(words.experience),
  salary: inWords(words.salary),
  technologies: choicesInWords(t.technologies.label, () => call(technologies.list, {})),
  stack: inWords(words.oldStack),
  cv_url: inWords(words.cvUrl),
  resource_url: inWords(words.resourceUrl),
  first_additional_link: inWords(words.firstLink),
  second_additional_link: inWords(words.secondLink),
  significate: { label: words.significate, textOf: (significate) => t.significates[significate] },
  first_interview: dayInWords(words.firstContact),
  ping_again: yesOrNoInWords(words.pingAgain),
  ping_again_on: dayInWords(words.pingAgainOn),
  recruiter_note: inWords(words.recruiterNote),
  tech_lead_note: inWords(words.techLeadNote),
  final_decision: inWords(words.finalDecision),
}
