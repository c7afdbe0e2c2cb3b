import type { User } from '@portal/contract/accounts/user'
import type { Profile } from '@portal/contract/profiles/profiles'
import { day } from '@portal/contract/shared/fields'
import { type Day, formatDay } from '@portal/domain/days'
import * as z from 'zod/mini'
import { t } from '../../../messages/messages.ts'
import { useUpdateUser } from '../../../reference/accounts/use-update-user.ts'
import { useNameOfPerson } from '../../../reference/use-name-of-person.ts'
import { useToday } from '../../../session/use-user.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { dayOf, type TypedDay } from '../../../shared/dates/typed-day.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import styles from '../profile-page.module.css'

const returnForm = z.object({ job_ended_on: z.nullable(day), works_from: day })

type Props = { user: User; profile: Profile; onClose: () => void }
type Values = { job_ended_on: TypedDay; works_from: TypedDay }

/** Asks from which day a person works again; where no last work day is known, it can be given in the same step. */
export function ActivateDialog({ user, profile, onClose }: Props) {
  const today = useToday()
  const name = useNameOfPerson(user.id, user.full_name)
  const update = useUpdateUser()
  const lastDay = profile.job_ended_on
  const initialValues: Values = { job_ended_on: lastDay, works_from: today }
  const { form, failure, submitWith } = useSchemaForm({
    schema: returnForm,
    initialValues,
    // The dialog asks for two days, and is not open after the page is loaded anew.
    draft: undefined,
  })
  const save = submitWith(
    ({ job_ended_on, works_from }) => {
      const changes = { active: true, works_from, ...(job_ended_on !== lastDay && { job_ended_on }) }
      return update.mutateAsync({ params: { id: user.id }, ifMatch: user.version, body: { user: changes } })
    },
    () => {
      toastSuccess(t.profiles.userUpdated)
      onClose()
    },
  )
  return (
    <FormModal
      title={t.profiles.activation(name)}
      size="sm"
      form={form}
      submitLabel={t.profiles.activate}
      failure={failure}
      onSubmit={save}
      onClose={onClose}
    >
      <p className={styles.note}>{noteOf(lastDay)}</p>
      {lastDay === null && (
        <DateField
          label={t.profiles.dismission}
          description={t.profiles.dismissionHint}
          maxDate={today}
          clearable
          isInFlow
          {...form.getInputProps('job_ended_on')}
        />
      )}
      <DateField
        label={t.profiles.worksFrom}
        minDate={dayOf(form.values.job_ended_on)}
        maxDate={today}
        required
        isInFlow
        data-autofocus
        {...form.getInputProps('works_from')}
      />
    </FormModal>
  )
}

const noteOf = (lastDay: Day | null) =>
  lastDay === null ? t.profiles.noDismission : t.profiles.comesBack(formatDay(lastDay))
