import { TextInput } from '@mantine/core'
import { secondFactors, totpCodeForm } from '@portal/contract/accounts/second-factors'
import { shownTotpSecret, typedCode } from '@portal/domain/people/second-factors'
import type { CallOutput } from '../../../api/answer.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { CopyButton } from '../../../shared/clipboard/copy-button.tsx'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import styles from './totp-dialog.module.css'

type Props = {
  started: CallOutput<typeof secondFactors.startTotp>
  /** Called with the first recovery codes; null for whom had a factor before. */
  onSetUp: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

/** Takes a new secret to an app, and its first code back; mount it to open it. */
export function TotpDialog({ started: { secret, qr }, onSetUp, onClose }: Props) {
  const confirm = useApiMutation(secondFactors.confirmTotp)
  const { form, failure, submitWith } = useSchemaForm({
    schema: totpCodeForm,
    initialValues: { code: '' },
    draft: undefined,
    fieldOf: { 'second_factors.wrong_code': 'code' },
  })
  return (
    <FormModal
      title={t.totp.setUpTitle}
      form={form}
      failure={failure}
      submitLabel={t.totp.confirm}
      canSubmit={typedCode(form.values.code) !== ''}
      onClose={onClose}
      onSubmit={submitWith(async ({ code }) => {
        const { recovery_codes } = await confirm.mutateAsync({ body: { code } })
        onSetUp(recovery_codes)
      })}
    >
      <div className={styles.secret}>
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr)}`}
          alt={t.totp.qrCode}
          className={styles.picture}
        />
        <div className={styles.words}>
          <p>{t.totp.scan}</p>
          <p className={styles.hint}>{t.totp.secretHint}</p>
          <div className={styles.typed}>
            <code className={styles.groups}>{shownTotpSecret(secret)}</code>
            <CopyButton what={t.totp.secret} text={secret} />
          </div>
        </div>
      </div>
      <TextInput
        label={t.totp.code}
        description={form.errors.code ? undefined : t.totp.codeHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        data-autofocus
        className={styles.code}
        {...form.getInputProps('code')}
      />
    </FormModal>
  )
}
