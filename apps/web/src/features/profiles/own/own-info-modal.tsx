import { TextInput } from '@mantine/core'
import { ownProfile } from '@portal/contract/profiles/own-profile'
import { type Profile, profile as profileRow } from '@portal/contract/profiles/profiles'
import { yearOf } from '@portal/domain/days'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { useSessionRefresh } from '../../../reference/accounts/use-session-refresh.ts'
import { useToday, useUser } from '../../../session/use-user.ts'
import { changedFields } from '../../../shared/conflicts/changed-fields.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { FieldGrid } from '../../../shared/forms/field-grid.tsx'
import { initialsOf } from '../../../shared/pictures/initials.ts'
import { cutSquare } from '../../../shared/pictures/picked-picture.ts'
import { PictureField } from '../../../shared/pictures/picture-field.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { ContactFields } from '../general/contact-fields.tsx'
import { ownDraft } from '../profile-drafts.ts'
import { ownInfoFields, ownInfoForm, ownInfoOf, ownInfoWords } from './own-info.ts'

type Props = { profile: Profile; onClose: () => void }

/** The form of what everyone edits of their own profile. */
export function OwnInfoModal({ profile, onClose }: Props) {
  const me = useUser()
  const today = useToday()
  const refreshSession = useSessionRefresh()
  // The page's frame shows the portrait.
  const update = useApiMutation(ownProfile.update, { onSuccess: () => void refreshSession() })
  const { form, failure, submit, conflict } = useEditForm({
    row: profile,
    schema: ownInfoForm(today),
    valuesOf: ownInfoFields,
    draft: { name: ownDraft, row: profile },
    rowFrom: (current) => z.parse(profileRow, current),
    words: ownInfoWords,
    toastOf: () => t.profiles.updateFailed,
    save: async (info, before) => {
      const { avatar } = form.getValues()
      const file = avatar ? await cutSquare(avatar) : undefined
      const changes = {
        ...changedFields(ownInfoOf(before), info),
        ...(avatar === null ? { avatar: '_destroy' as const } : {}),
      }
      if (file || Object.keys(changes).length > 0) {
        await update.mutateAsync({ ifMatch: before.version, body: { profile: changes }, file })
        toastSuccess(t.profiles.profileUpdated)
      }
      onClose()
    },
  })
  return (
    <FormModal
      title={t.myProfile.editTitle}
      size="lg"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <PictureField
        label={t.profiles.picture}
        current={profile.avatar}
        placeholder={initialsOf(me)}
        {...form.getInputProps('avatar')}
        value={form.values.avatar}
      />
      <FieldGrid>
        <ContactFields propsOf={form.getInputProps} areFirst />
      </FieldGrid>
      <FieldGrid>
        <TextInput label={t.profiles.homeAddress} {...form.getInputProps('home_address')} />
        <DateField
          label={t.profiles.dateOfBirth}
          maxDate={today}
          latestYear={yearOf(today)}
          clearable
          {...form.getInputProps('date_of_birth')}
        />
      </FieldGrid>
    </FormModal>
  )
}
