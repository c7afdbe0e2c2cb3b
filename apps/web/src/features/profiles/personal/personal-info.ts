import {
  type ChildAttributes,
  type Profile,
  type ProfileChanges,
  profileChanges,
} from '@portal/contract/profiles/profiles'
import { atMost, day } from '@portal/contract/shared/fields'
import { type Day, formatDay } from '@portal/domain/days'
import {
  childLimits,
  defaultMaritalStatus,
  isBirthInFuture,
  maritalStatuses,
} from '@portal/domain/people/profiles'
import { storedLine } from '@portal/domain/texts/stored'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { changedFields } from '../../../shared/conflicts/changed-fields.ts'
import { dayInWords, type FieldWords, inWords } from '../../../shared/conflicts/field-words.ts'
import { typedText } from '../form-fields.ts'

const { shape } = profileChanges

/** A birthday in a form; `today` is the last possible one. */
export const birthday = (today: Day) =>
  z.nullable(
    day.check(({ value, issues }) => {
      if (isBirthInFuture(value, today))
        issues.push({ code: 'custom', input: value, message: failing('profiles.birth_date') })
    }),
  )

/** The form of the Personal Info; `today` is the last possible birthday. */
export const personalInfoForm = (today: Day) => {
  const birth = birthday(today)
  return z.object({
    date_of_birth: birth,
    marital_status: z.enum(maritalStatuses),
    home_address: z.pipe(typedText, shape.home_address),
    office: z.pipe(typedText, shape.office),
    post_office: z.pipe(typedText, shape.post_office),
    children: z.array(
      z.object({
        /** The id of a child that is already stored. */
        id: z.optional(z.number()),
        /** The React key of the line. */
        key: z.string(),
        name: z.string().check(z.overwrite(storedLine), ...atMost(childLimits.name)),
        date_of_birth: birth,
      }),
    ),
  })
}

type Schema = ReturnType<typeof personalInfoForm>
export type PersonalInfo = z.output<Schema>
export type PersonalInfoFields = z.input<Schema>

/** The initial values of the form. */
export const personalInfoFields = (profile: Profile): PersonalInfoFields => ({
  date_of_birth: profile.date_of_birth,
  marital_status: profile.marital_status ?? defaultMaritalStatus,
  home_address: profile.home_address ?? '',
  office: profile.office ?? '',
  post_office: profile.post_office ?? '',
  children: profile.children.map(({ id, name, date_of_birth }) => ({
    id,
    key: String(id),
    name,
    date_of_birth,
  })),
})

export const personalInfoWords: FieldWords<PersonalInfoFields> = {
  date_of_birth: dayInWords(t.profiles.dateOfBirth),
  marital_status: {
    label: t.profiles.maritalStatus,
    textOf: (status) => t.profiles.maritalStatuses[status],
  },
  home_address: inWords(t.profiles.homeAddress),
  office: inWords(t.profiles.office),
  post_office: inWords(t.profiles.postOffice),
  children: {
    label: t.profiles.children,
    textOf: (children) =>
      t.conflicts.list(
        children.map(({ name, date_of_birth: birth }) =>
          birth === null ? name : t.profiles.childBorn(name, formatDay(birth)),
        ),
      ),
  },
}

/** The changed fields only; empty when nothing changed. */
export function personalInfoChanges(profile: Profile, info: PersonalInfo): ProfileChanges {
  const before = { ...personalInfoFields(profile), children: undefined }
  const changes: ProfileChanges = changedFields<Omit<PersonalInfo, 'children'>>(before, {
    date_of_birth: info.date_of_birth,
    marital_status: info.marital_status,
    home_address: info.home_address,
    office: info.office,
    post_office: info.post_office,
  })
  const children = childrenChanges(profile.children, info.children)
  return children.length > 0 ? { ...changes, children_attributes: children } : changes
}

/** The children that are sent. A child without a name is left out when it is new, and deleted when it is stored. */
function childrenChanges(before: Profile['children'], after: PersonalInfo['children']): ChildAttributes[] {
  const kept = after.filter(({ name }) => name !== '')
  const keptIds = new Set(kept.map(({ id }) => id))
  const removed = before.filter(({ id }) => !keptIds.has(id)).map(({ id }) => ({ id, _destroy: true }))
  const written = kept.flatMap(({ id, name, date_of_birth }): ChildAttributes[] => {
    const known = before.find((child) => child.id === id)
    if (!known) return [{ name, date_of_birth }]
    const changes = changedFields(
      { name: known.name, date_of_birth: known.date_of_birth },
      { name, date_of_birth },
    )
    return Object.keys(changes).length > 0 ? [{ id: known.id, ...changes }] : []
  })
  return [...removed, ...written]
}
