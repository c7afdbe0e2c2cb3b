import { Button, TextInput } from '@mantine/core'
import { loginForm, passwordMinLength } from '@portal/contract/session'
import { useContractForm } from '../../api/use-contract-form.ts'
import { t } from '../../messages/messages.ts'
import { PasswordField } from '../../shared/password-field.tsx'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import styles from './login-form.module.css'
import { useSignIn } from './use-sign-in.ts'

const emailMinLength = 5

export function LoginForm({ demoAccounts }: { demoAccounts: readonly DemoAccount[] }) {
  const signIn = useSignIn()
  const { form, failure, submitWith } = useContractForm({
    schema: loginForm,
    initialValues: { email: '', password: '' },
  })
  const { email, password } = form.values
  const isComplete = email.length >= emailMinLength && password.length >= passwordMinLength
  return (
    <>
      <form noValidate onSubmit={submitWith(signIn)} className={styles.form}>
        <TextInput
          label={t.login.email}
          type="email"
          autoComplete="username"
          autoFocus
          size="md"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t.login.password}
          autoComplete="current-password"
          size="md"
          {...form.getInputProps('password')}
        />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <Button type="submit" size="md" fullWidth disabled={!isComplete} loading={form.submitting}>
          {t.login.submit}
        </Button>
      </form>
      {demoAccounts.length > 0 && (
        <DemoAccounts
          accounts={demoAccounts}
          onPick={({ email, password }) => form.setValues({ email, password })}
        />
      )}
    </>
  )
}
