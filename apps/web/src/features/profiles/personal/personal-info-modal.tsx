import { TextInput } from '@mantine/core'
import { type Profile, profile as profileRow, profiles } from '@portal/contract/profiles/profiles'
import { yearOf } from '@portal/domain/days'
import { maritalStatuses } from '@portal/domain/people/profiles'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { ShortSelect } from '../../../shared/fields/short-select.tsx'
import { FieldGrid } from '../../../shared/forms/field-grid.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { personalDraft } from '../profile-drafts.ts'
import { ChildrenFields } from './children-fields.tsx'
import {
  personalInfoChanges,
  personalInfoFields,
  personalInfoForm,
  personalInfoWords,
} from './personal-info.ts'

type Props = { profile: Profile; onClose: () => void }

const statuses = maritalStatuses.map((value) => ({ value, label: t.profiles.maritalStatuses[value] }))

export function PersonalInfoModal({ profile, onClose }: Props) {
  const today = useToday()
  const update = useApiMutation(profiles.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: profile,
    schema: personalInfoForm(today),
    valuesOf: personalInfoFields,
    draft: { name: personalDraft(profile.id), row: profile },
    rowFrom: (current) => z.parse(profileRow, current),
    words: personalInfoWords,
    toastOf: () => t.profiles.updateFailed,
    save: async (info, before) => {
      const changes = personalInfoChanges(before, info)
      if (Object.keys(changes).length > 0) {
        const { id, version } = before
        await update.mutateAsync({ params: { id }, ifMatch: version, body: { profile: changes } })
        toastSuccess(t.profiles.profileUpdated)
      }
      onClose()
    },
  })

  return (
    <FormModal
      title={t.profiles.personalTitle}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput label={t.profiles.homeAddress} data-autofocus {...form.getInputProps('home_address')} />
      <FieldGrid>
        <TextInput label={t.profiles.office} {...form.getInputProps('office')} />
        <TextInput label={t.profiles.postOffice} {...form.getInputProps('post_office')} />
      </FieldGrid>
      <FieldGrid>
        <DateField
          label={t.profiles.dateOfBirth}
          maxDate={today}
          latestYear={yearOf(today)}
          clearable
          {...form.getInputProps('date_of_birth')}
        />
        <ShortSelect
          label={t.profiles.maritalStatus}
          options={statuses}
          {...form.getInputProps('marital_status')}
        />
      </FieldGrid>
      <ChildrenFields form={form} lastDay={today} />
    </FormModal>
  )
}
