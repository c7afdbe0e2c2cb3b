import { subRoles } from '@portal/contract/reference'
import { technologies } from '@portal/contract/technologies'
import { call } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import {
  choicesInWords,
  dayInWords,
  type FieldWords,
  inWords,
} from '../../../shared/conflicts/field-words.ts'
import type { PictureChoice } from '../../../shared/pictures/picture-field.tsx'
import type { GeneralInfoFields } from './general-info.ts'

export const generalInfoWords: FieldWords<GeneralInfoFields & { avatar: PictureChoice }> = {
  // A picked picture is not compared: the form does not hold the saved one.
  avatar: { label: t.profiles.picture, textOf: () => '' },
  email: inWords(t.profiles.email),
  first_name: inWords(t.profiles.firstName),
  last_name: inWords(t.profiles.lastName),
  role_ids: choicesInWords(t.profiles.roles, () => call(subRoles.list, {})),
  position: inWords(t.profiles.position),
  skype: inWords(t.profiles.skype),
  telegram: inWords(t.profiles.telegram),
  github: inWords(t.profiles.github),
  phone_number: inWords(t.profiles.phone),
  english_level: {
    label: t.profiles.englishLevel,
    textOf: (level) => (level === null ? '' : t.languageLevels[level]),
  },
  technology_ids: choicesInWords(t.profiles.technologies, () => call(technologies.list, {})),
  salary: inWords(t.profiles.salary),
  job_started_on: dayInWords(t.profiles.admission),
  job_ended_on: dayInWords(t.profiles.dismission),
}
