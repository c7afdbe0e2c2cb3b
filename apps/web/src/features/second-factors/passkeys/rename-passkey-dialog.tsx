import { TextInput } from '@mantine/core'
import {
  type Passkey,
  passkeyNameInput,
  passkey as passkeyRow,
  secondFactors,
} from '@portal/contract/accounts/second-factors'
import { storedLine } from '@portal/domain/texts/stored'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { inWords } from '../../../shared/conflicts/field-words.ts'
import { useEditForm } from '../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'

type Props = { passkey: Passkey; onClose: () => void }

/** Renames a passkey; mount it to open it. */
export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const rename = useApiMutation(secondFactors.renamePasskey)
  const { form, failure, submit, conflict } = useEditForm({
    row: passkey,
    schema: passkeyNameInput,
    valuesOf: ({ name }: Passkey) => ({ name }),
    draft: { name: 'passkeys.rename', row: passkey },
    rowFrom: (current) => z.parse(passkeyRow, current),
    words: { name: inWords(t.passkeys.name) },
    save: async ({ name }, { id, version }) => {
      await rename.mutateAsync({ params: { id }, ifMatch: version, body: { name } })
      toastSuccess(t.passkeys.renamed)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.passkeys.renameTitle}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      canSubmit={storedLine(form.values.name) !== ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput label={t.passkeys.name} required data-autofocus {...form.getInputProps('name')} />
    </FormModal>
  )
}
