import type { User } from '@portal/contract/accounts/user'
import type { Profile } from '@portal/contract/profiles/profiles'
import { day } from '@portal/contract/shared/fields'
import { userChanges, userInput } from '@portal/contract/users'
import type { Day } from '@portal/domain/days'
import { languageLevels } from '@portal/domain/people/profiles'
import { areInOrder } from '@portal/domain/people/work-days'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { typedAmount } from '../../../shared/fields/typed-amount.ts'
import { typedText } from '../form-fields.ts'

const { shape } = userChanges

/** The form of the General Info; `today` is the latest first day at work. */
export const generalInfoForm = (today: Day) =>
  z
    .object({
      email: userInput.shape.email,
      first_name: userInput.shape.first_name,
      last_name: userInput.shape.last_name,
      role_ids: z.array(z.number()).check(z.minLength(1)),
      position: z.pipe(typedText, shape.position),
      skype: z.pipe(typedText, shape.skype),
      telegram: z.pipe(typedText, shape.telegram),
      github: z.pipe(typedText, shape.github),
      phone_number: z.pipe(typedText, shape.phone_number),
      english_level: z.nullable(z.enum(languageLevels)),
      /** Ids, and names of technologies that are added when the form is saved. */
      technology_ids: z.array(z.union([z.number(), z.string()])),
      salary: typedAmount,
      job_started_on: z.nullable(
        day.check(z.refine((value) => value <= today, t.profiles.admissionAfterToday)),
      ),
      job_ended_on: z.nullable(day),
    })
    .check(
      z.refine(
        ({ job_started_on, job_ended_on }) =>
          areInOrder({ job_started_on: job_started_on, job_ended_on: job_ended_on }),
        {
          message: t.profiles.dismissionBeforeAdmission,
          path: ['job_ended_on'],
        },
      ),
    )

type Schema = ReturnType<typeof generalInfoForm>
export type GeneralInfo = z.output<Schema>
export type GeneralInfoFields = z.input<Schema>

/** The General Info that the server has stored. */
export const generalInfoOf = (user: User, profile: Profile): GeneralInfo => ({
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  role_ids: user.sub_roles.map(({ id }) => id),
  position: profile.position,
  skype: profile.skype,
  telegram: profile.telegram,
  github: profile.github,
  phone_number: profile.phone_number,
  english_level: profile.english_level,
  technology_ids: profile.technologies.map(({ id }) => id),
  salary: profile.salary,
  job_started_on: profile.job_started_on,
  job_ended_on: profile.job_ended_on,
})

/** The initial values of the form. */
export const generalInfoFields = (info: GeneralInfo): GeneralInfoFields => ({
  ...info,
  position: info.position ?? '',
  skype: info.skype ?? '',
  telegram: info.telegram ?? '',
  github: info.github ?? '',
  phone_number: info.phone_number ?? '',
  salary: info.salary === null ? '' : String(info.salary),
})
