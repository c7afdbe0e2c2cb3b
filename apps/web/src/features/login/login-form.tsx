import { Button, TextInput } from '@mantine/core'
import { loginForm, passwordMinLength } from '@portal/contract/session'
import { type FormEvent, useState } from 'react'
import { schemaErrors } from '../../api/form-errors.ts'
import { t } from '../../messages/messages.ts'
import { PasswordField } from '../../shared/password-field.tsx'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import styles from './login-form.module.css'
import { useSignIn } from './use-sign-in.ts'

const emailMinLength = 5

/** Two fields by hand: the form library of the other screens would be a tenth of what this first one may weigh. */
export function LoginForm({ demoAccounts }: { demoAccounts: readonly DemoAccount[] }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { signIn, isRunning, failure } = useSignIn()
  const isComplete = email.length >= emailMinLength && password.length >= passwordMinLength

  const check = (...fields: string[]) => {
    const found = Object.entries(schemaErrors(loginForm, { email, password }))
    setErrors({ ...errors, ...Object.fromEntries(found.filter(([field]) => fields.includes(field))) })
    return found.length === 0
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !isRunning && check('email', 'password')) signIn({ email, password })
  }
  const pick = (account: DemoAccount) => {
    setErrors({})
    setEmail(account.email)
    setPassword(account.password)
  }

  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextInput
          label={t.login.email}
          type="email"
          autoComplete="username"
          autoFocus
          size="md"
          value={email}
          error={errors.email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setErrors({ ...errors, email: '' })
          }}
          onBlur={() => check('email')}
        />
        <PasswordField
          label={t.login.password}
          autoComplete="current-password"
          size="md"
          value={password}
          error={errors.password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setErrors({ ...errors, password: '' })
          }}
          onBlur={() => check('password')}
        />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <Button type="submit" size="md" fullWidth disabled={!isComplete} loading={isRunning}>
          {t.login.submit}
        </Button>
      </form>
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onPick={pick} />}
    </>
  )
}
