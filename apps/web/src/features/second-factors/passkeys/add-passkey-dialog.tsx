import { TextInput } from '@mantine/core'
import type { CreationOptions, NewPasskeyAnswer } from '@portal/contract/accounts/passkey-shapes'
import { passkeyNameInput, secondFactors } from '@portal/contract/accounts/second-factors'
import { storedLine } from '@portal/domain/texts/stored'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { makePasskey, NoPasskey } from '../../../browser/passkeys.ts'
import { t } from '../../../messages/messages.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import styles from '../second-factors.module.css'
import { browserName } from './browser-name.ts'

type Props = {
  /** Called with the first recovery codes; null for whom had a factor before. */
  onAdded: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** Asks how a new passkey is called and lets the browser make it; mount it to open it. */
export function AddPasskeyDialog({ onAdded, onClose }: Props) {
  const begin = useApiMutation(secondFactors.passkeyOptions)
  const add = useApiMutation(secondFactors.addPasskey)
  const [isCancelled, setCancelled] = useState(false)
  const { form, failure, submitWith } = useSchemaForm({
    schema: passkeyNameInput,
    initialValues: { name: browserName(navigator.userAgent) },
    draft: undefined,
  })
  return (
    <FormModal
      title={t.passkeys.add}
      size="sm"
      form={form}
      failure={failure}
      submitLabel={t.passkeys.continue}
      canSubmit={storedLine(form.values.name) !== ''}
      onClose={onClose}
      onSubmit={submitWith(async ({ name }) => {
        setCancelled(false)
        const { options } = await begin.mutateAsync(undefined)
        const passkey = await madeFrom(options)
        if (passkey === undefined) return setCancelled(true)
        const { recovery_codes } = await add.mutateAsync({ body: { name, passkey } })
        onAdded(recovery_codes)
      })}
    >
      <TextInput
        label={t.passkeys.name}
        description={t.passkeys.nameHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...form.getInputProps('name')}
      />
      <p className={styles.note} role="status">
        {isCancelled ? t.passkeys.cancelled : t.passkeys.next}
      </p>
    </FormModal>
  )
}

/** The passkey that the browser made; undefined where the person closed its dialog. */
async function madeFrom(options: CreationOptions): Promise<NewPasskeyAnswer | undefined> {
  try {
    return await makePasskey(options)
  } catch (error) {
    if (error instanceof NoPasskey) return undefined
    // Browsers say so where the device has a passkey of this account.
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    // What a browser says of other failures is in no language of ours.
    throw new Error(isKnown ? t.passkeys.known : t.errors.unexpected)
  }
}
