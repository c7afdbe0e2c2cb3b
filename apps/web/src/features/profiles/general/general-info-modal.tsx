import { TextInput } from '@mantine/core'
import { type User, user as userRow } from '@portal/contract/accounts/user'
import { type Profile, profiles } from '@portal/contract/profiles/profiles'
import { addDays } from '@portal/domain/days'
import { languageLevels } from '@portal/domain/people/profiles'
import * as z from 'zod/mini'
import { call } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import { useUpdateUser } from '../../../reference/accounts/use-update-user.ts'
import { RoleField } from '../../../reference/role-field.tsx'
import { TechnologySelect } from '../../../reference/technologies/technology-select.tsx'
import { useSavedTechnologies } from '../../../reference/technologies/use-saved-technologies.ts'
import { useToday } from '../../../session/use-user.ts'
import { changedFields } from '../../../shared/conflicts/changed-fields.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { dayOf } from '../../../shared/dates/typed-day.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { FieldGrid } from '../../../shared/forms/field-grid.tsx'
import { initialsOf } from '../../../shared/pictures/initials.ts'
import { cutSquare } from '../../../shared/pictures/picked-picture.ts'
import { type PictureChoice, PictureField } from '../../../shared/pictures/picture-field.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { LastDayNotice } from '../leaving/last-day-notice.tsx'
import { generalDraft } from '../profile-drafts.ts'
import styles from '../profile-page.module.css'
import { ContactFields } from './contact-fields.tsx'
import { employmentDates } from './employment-dates.ts'
import { type GeneralInfoFields, generalInfoFields, generalInfoForm, generalInfoOf } from './general-info.ts'
import { generalInfoWords } from './general-info-words.ts'
import { PaymentField } from './payment.tsx'

type Props = { user: User; profile: Profile; onClose: () => void }
type Fields = GeneralInfoFields & { avatar: PictureChoice }

const fieldsOf = ({ user, profile }: Pick<Props, 'user' | 'profile'>): Fields => ({
  ...generalInfoFields(generalInfoOf(user, profile)),
  avatar: undefined,
})

const levels = languageLevels.map((value) => ({ value, label: t.languageLevels[value] }))

export function GeneralInfoModal({ user, profile, onClose }: Props) {
  const today = useToday()
  const { form, failure, submit, conflict } = useGeneralInfoForm({ user, profile, onClose })
  const { avatar, job_started_on, job_ended_on } = form.values
  const lastDay = dayOf(job_ended_on)
  const before = profile.employments.at(-2)
  return (
    <FormModal
      title={t.profiles.generalTitle}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <PictureField
        label={t.profiles.picture}
        current={user.avatar}
        placeholder={initialsOf(user)}
        {...form.getInputProps('avatar')}
        value={avatar}
      />
      <FieldGrid>
        <TextInput
          label={t.profiles.firstName}
          required
          data-autofocus
          {...form.getInputProps('first_name')}
        />
        <TextInput label={t.profiles.lastName} required {...form.getInputProps('last_name')} />
        <TextInput label={t.profiles.email} type="email" required {...form.getInputProps('email')} />
        <TextInput label={t.profiles.position} {...form.getInputProps('position')} />
      </FieldGrid>
      <RoleField
        required
        disabled={!user.can.change_roles}
        description={user.can.change_roles ? undefined : t.profiles.ownRoles}
        {...form.getInputProps('role_ids')}
        value={form.values.role_ids}
        current={user.sub_roles}
      />
      <TechnologySelect
        placeholder={t.profiles.technologiesPlaceholder}
        {...form.getInputProps('technology_ids')}
        value={form.values.technology_ids}
        current={profile.technologies}
      />
      <FieldGrid>
        <ContactFields propsOf={form.getInputProps} />
        <ShortSelect
          label={t.profiles.englishLevel}
          placeholder={t.people.notSet}
          options={levels}
          clearable
          {...form.getInputProps('english_level')}
        />
        <PaymentField isStored={profile.salary !== null} {...form.getInputProps('salary')} />
        <DateField
          label={t.profiles.admission}
          minDate={before?.to ? addDays(before.to, 1) : undefined}
          maxDate={today}
          clearable
          {...form.getInputProps('job_started_on')}
        />
        <DateField
          label={t.profiles.dismission}
          minDate={job_started_on}
          clearable
          {...form.getInputProps('job_ended_on')}
        />
      </FieldGrid>
      {before && job_started_on === null && job_ended_on === null && (
        <p className={styles.note}>{t.profiles.takenAway(employmentDates(before))}</p>
      )}
      {lastDay !== undefined && lastDay !== profile.job_ended_on && (
        <LastDayNotice userId={user.id} lastDay={lastDay} />
      )}
    </FormModal>
  )
}

/** The form of a person's account, profile and portrait, which are saved together. */
function useGeneralInfoForm({ user, profile, onClose }: Props) {
  const today = useToday()
  const update = useUpdateUser()
  const saveTechnologies = useSavedTechnologies()
  const edit = useEditForm({
    row: { user, profile },
    schema: generalInfoForm(today),
    valuesOf: fieldsOf,
    draft: { name: generalDraft(user.id), row: { id: user.id, user, profile } },
    // The server answers with the account; half of these fields are the profile's.
    rowFrom: async (current) => ({
      user: z.parse(userRow, current),
      profile: await call(profiles.show, { params: { id: user.id } }),
    }),
    words: generalInfoWords,
    save: async (info, before) => {
      const { avatar } = edit.form.getValues()
      const file = avatar ? await cutSquare(avatar) : undefined
      const technology_ids = await saveTechnologies(info.technology_ids)
      const changes = {
        ...changedFields(generalInfoOf(before.user, before.profile), { ...info, technology_ids }),
        ...(avatar === null ? { avatar: '_destroy' as const } : {}),
      }
      if (file || Object.keys(changes).length > 0) {
        const { id, version } = before.user
        await update.mutateAsync({ params: { id }, ifMatch: version, body: { user: changes }, file })
        toastSuccess(t.profiles.userUpdated)
      }
      onClose()
    },
  })
  return edit
}
