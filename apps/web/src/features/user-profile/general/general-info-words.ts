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
  avatar: { label: t.userProfile.picture, textOf: () => '' },
  email: inWords(t.userProfile.email),
  first_name: inWords(t.userProfile.firstName),
  last_name: inWords(t.userProfile.lastName),
  role_ids: choicesInWords(t.userProfile.roles, () => call(subRoles.list, {})),
  position: inWords(t.userProfile.position),
  skype: inWords(t.userProfile.skype),
  telegram: inWords(t.userProfile.telegram),
  github: inWords(t.userProfile.github),
  phone_number: inWords(t.userProfile.phone),
  english_level: {
    label: t.userProfile.englishLevel,
    textOf: (level) => (level === null ? '' : t.languageLevels[level]),
  },
  technology_ids: choicesInWords(t.userProfile.technologies, () => call(technologies.list, {})),
  salary: inWords(t.userProfile.salary),
  job_started_on: dayInWords(t.userProfile.admission),
  job_ended_on: dayInWords(t.userProfile.dismission),
}
