import { loginForm } from '@portal/contract/session'
import { passwordLength } from '@portal/domain/people/users'
import { type FormEvent, useState } from 'react'
import { schemaErrors } from '../../api/form-errors.ts'
import { EntryButton } from '../../entry/button.tsx'
import { keepFocus } from '../../entry/keep-focus.ts'
import { t } from '../../messages/messages.ts'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import styles from './login-form.module.css'
import { LoginToast } from './login-toast.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'
import { useSignIn } from './use-sign-in.ts'

const emailMinLength = 5

/** Two fields without the form library of the other screens, which is large for the first screen's budget. */
export function LoginForm({ demoAccounts }: { demoAccounts: readonly DemoAccount[] }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { signIn, isRunning, failure, attempt } = useSignIn()
  const isComplete = email.length >= emailMinLength && password.length >= passwordLength.min

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
        <TextField
          label={t.login.email}
          type="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          error={errors.email}
          onChange={(value) => {
            setEmail(value)
            setErrors({ ...errors, email: '' })
          }}
          onBlur={() => check('email')}
        />
        <PasswordField
          label={t.login.password}
          autoComplete="current-password"
          required
          value={password}
          error={errors.password}
          onChange={(value) => {
            setPassword(value)
            setErrors({ ...errors, password: '' })
          }}
          onBlur={() => check('password')}
        />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <EntryButton {...keepFocus} type="submit" disabled={!isComplete || isRunning} isBusy={isRunning}>
          {isRunning ? t.login.running : t.login.submit}
        </EntryButton>
      </form>
      {failure && <LoginToast key={attempt} message={failure} />}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onPick={pick} />}
    </>
  )
}
