import { loginForm } from '@portal/contract/accounts/session'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { schemaErrors } from '../../api/form-errors.ts'
import { EntryButton } from '../../entry/button.tsx'
import { keepFocus } from '../../entry/keep-focus.ts'
import { EntryToast } from '../../entry/toast.tsx'
import { t } from '../../messages/messages.ts'
import { PasswordField } from '../../shared/panel/password-field.tsx'
import { TextField } from '../../shared/panel/text-field.tsx'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import styles from './login-form.module.css'
import { useCredentials } from './use-credentials.ts'
import { useSignIn } from './use-sign-in.ts'

/**
 * The form has two fields and no form library, which the other screens use and which is large for the first screen's
 * budget.
 */
export function LoginForm({ demoAccounts }: { demoAccounts: readonly DemoAccount[] }) {
  const { email, password, isComplete, read, write, watch } = useCredentials()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { signIn, isRunning, failure, attempt } = useSignIn()

  const check = (...fields: string[]) => {
    const found = Object.entries(schemaErrors(loginForm, read()))
    setErrors({ ...errors, ...Object.fromEntries(found.filter(([field]) => fields.includes(field))) })
    return found.length === 0
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isRunning && check('email', 'password')) signIn(read())
  }
  const pick = (account: DemoAccount) => {
    setErrors({})
    write(account)
  }

  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form} {...watch}>
        <TextField
          label={t.login.email}
          type="email"
          autoComplete="username"
          required
          autoFocus
          ref={email}
          error={errors.email}
          onChange={() => setErrors({ ...errors, email: '' })}
          onBlur={() => check('email')}
        />
        <PasswordField
          label={t.login.password}
          autoComplete="current-password"
          required
          ref={password}
          error={errors.password}
          onChange={() => setErrors({ ...errors, password: '' })}
          onBlur={() => check('password')}
        />
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {/* The button is not `disabled`: a press counts when the fields were filled without an event, and so does Enter. */}
        <EntryButton
          {...keepFocus}
          type="submit"
          aria-disabled={!isComplete || isRunning || undefined}
          isBusy={isRunning}
        >
          {isRunning ? t.login.running : t.login.submit}
        </EntryButton>
        <Link {...keepFocus} to="/forgot-password" className={styles.forgot}>
          {t.accountLinks.forgotLink}
        </Link>
      </form>
      {failure && <EntryToast key={attempt} message={failure} />}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onPick={pick} />}
    </>
  )
}
