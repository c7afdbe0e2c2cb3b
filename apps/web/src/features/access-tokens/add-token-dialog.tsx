import { Checkbox, TextInput } from '@mantine/core'
import { accessTokens, newAccessToken } from '@portal/contract/accounts/access-tokens'
import { reports } from '@portal/contract/reports'
import {
  type AccessTokenScope,
  accessTokenLimits,
  accessTokenScopes,
  lastDaysOfToken,
} from '@portal/domain/access-tokens'
import { addDays } from '@portal/domain/days'
import { storedLine } from '@portal/domain/texts/stored'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { useMayCall } from '../../session/use-permissions.ts'
import { useToday } from '../../session/use-user.ts'
import { DateField } from '../../shared/dates/date-field.tsx'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { ShortSelect } from '../../shared/fields/short-select.tsx'
import { FieldGrid } from '../../shared/forms/field-grid.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'

const scopes = accessTokenScopes.map((value) => ({ value, label: t.accessTokens.scopes[value] }))
const firstScope: AccessTokenScope = 'read'

type Props = { onMade: (token: string) => void; onClose: () => void }

/** Makes an access token; mount it to open it. */
export function AddTokenDialog({ onMade, onClose }: Props) {
  const today = useToday()
  const { first, last } = lastDaysOfToken(today)
  const mayReadSalaryFiles = useMayCall(reports.salaryXlsx.access)
  const create = useApiMutation(accessTokens.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: newAccessToken,
    initialValues: {
      name: '',
      scope: firstScope,
      expires_on: addDays(today, accessTokenLimits.proposedDays),
      salary_files: false,
    },
    draft: undefined,
  })
  return (
    <FormModal
      title={t.accessTokens.add}
      form={form}
      failure={failure}
      submitLabel={t.accessTokens.create}
      canSubmit={storedLine(form.values.name) !== ''}
      onClose={onClose}
      onSubmit={submitWith(async (body) => {
        const { token } = await create.mutateAsync({ body })
        onMade(token)
      })}
    >
      <TextInput
        label={t.accessTokens.name}
        description={t.accessTokens.nameHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <FieldGrid>
        <ShortSelect label={t.accessTokens.scope} options={scopes} {...form.getInputProps('scope')} />
        <DateField
          label={t.accessTokens.lastDay}
          required
          minDate={first}
          maxDate={last}
          {...form.getInputProps('expires_on')}
        />
      </FieldGrid>
      {mayReadSalaryFiles && (
        <Checkbox
          label={t.accessTokens.salaryFiles}
          description={t.accessTokens.salaryFilesHint}
          {...form.getInputProps('salary_files', { type: 'checkbox' })}
        />
      )}
    </FormModal>
  )
}
