import { ownProfileChanges } from '@portal/contract/profiles/own-profile'
import type { Profile } from '@portal/contract/profiles/profiles'
import type { Day } from '@portal/domain/days'
import * as z from 'zod/mini'
import type { FieldWords } from '../../../shared/conflicts/field-words.ts'
import type { PictureChoice } from '../../../shared/pictures/picture-field.tsx'
import { typedText } from '../form-fields.ts'
import { generalInfoWords } from '../general/general-info-words.ts'
import { birthday, personalInfoWords } from '../personal/personal-info.ts'

const { shape } = ownProfileChanges

/** The form of what everyone edits of their own profile; `today` is the last possible birthday. */
export const ownInfoForm = (today: Day) =>
  z.object({
    skype: z.pipe(typedText, shape.skype),
    telegram: z.pipe(typedText, shape.telegram),
    github: z.pipe(typedText, shape.github),
    phone_number: z.pipe(typedText, shape.phone_number),
    home_address: z.pipe(typedText, shape.home_address),
    date_of_birth: birthday(today),
  })

type Schema = ReturnType<typeof ownInfoForm>
export type OwnInfo = z.output<Schema>
export type OwnInfoFields = z.input<Schema> & { avatar: PictureChoice }

/** What the server has stored. */
export const ownInfoOf = (profile: Profile): OwnInfo => ({
  skype: profile.skype,
  telegram: profile.telegram,
  github: profile.github,
  phone_number: profile.phone_number,
  home_address: profile.home_address,
  date_of_birth: profile.date_of_birth,
})

/** The initial values of the form. */
export const ownInfoFields = (profile: Profile): OwnInfoFields => ({
  avatar: undefined,
  skype: profile.skype ?? '',
  telegram: profile.telegram ?? '',
  github: profile.github ?? '',
  phone_number: profile.phone_number ?? '',
  home_address: profile.home_address ?? '',
  date_of_birth: profile.date_of_birth,
})

export const ownInfoWords: FieldWords<OwnInfoFields> = {
  avatar: generalInfoWords.avatar,
  skype: generalInfoWords.skype,
  telegram: generalInfoWords.telegram,
  github: generalInfoWords.github,
  phone_number: generalInfoWords.phone_number,
  home_address: personalInfoWords.home_address,
  date_of_birth: personalInfoWords.date_of_birth,
}
