import { technologies } from '@portal/contract/technologies'
import { vacancies } from '@portal/contract/vacancies'
import { call } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import {
  allInWords,
  choiceInWords,
  choicesInWords,
  dayInWords,
  type FieldWords,
  yesOrNoInWords,
} from '../../../shared/conflicts/field-words.ts'
import type { CandidateValues } from './candidate-values.ts'

const labels = t.candidateLabels

export const candidateWords: FieldWords<CandidateValues> = {
  ...allInWords(labels),
  vacancy_id: choiceInWords(labels.vacancy_id, async (id) => {
    const named = await call(vacancies.names, { query: { id } })
    return named.map(({ id, title }) => ({ id, name: title }))
  }),
  english: { label: labels.english, textOf: (level) => t.languageLevels[level] },
  technologies: choicesInWords(t.technologies.label, () => call(technologies.list, {})),
  significate: { label: labels.significate, textOf: (significate) => t.significates[significate] },
  first_interview: dayInWords(labels.first_interview),
  ping_again: yesOrNoInWords(labels.ping_again),
  ping_again_on: dayInWords(labels.ping_again_on),
}
