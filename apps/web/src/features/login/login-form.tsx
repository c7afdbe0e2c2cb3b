import { Button, TextInput } from '@mantine/core'
import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import { loginForm } from '@portal/contract/accounts/session'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useState } from 'react'
import { schemaErrors } from '../../api/form-errors.ts'
import { t } from '../../messages/messages.ts'
import { keepFocus } from '../../shared/focus/keep-focus.ts'
import { PasswordField } from '../../shared/passwords/password-field.tsx'
import { useRepeatedError } from '../../shared/toasts/use-repeated-error.ts'
import { type DemoAccount, DemoAccounts } from './demo-accounts.tsx'
import styles from './login-form.module.css'
import { useCredentials } from './use-credentials.ts'
import { useSignIn } from './use-sign-in.ts'

type Props = {
  demoAccounts: readonly DemoAccount[]
  /** What the e-mail begins with. */
  email: string
  /** Called when a sign-in begins. */
  onTry: () => void
  onSecondFactor: (step: SecondFactorStep, email: string) => void
  /** Other ways to sign in. */
  children: ReactNode
}

/**
 * The form has two fields and no form library, which the other screens use and which is large for the first screen's
 * budget.
 */
export function LoginForm({ demoAccounts, email: known, onTry, onSecondFactor, children }: Props) {
  const { email, password, isComplete, read, write, watch } = useCredentials()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { signIn, isRunning, failure } = useSignIn(onSecondFactor)
  useRepeatedError(failure, 'login')

  const check = (...fields: string[]) => {
    const found = Object.entries(schemaErrors(loginForm, read()))
    setErrors({ ...errors, ...Object.fromEntries(found.filter(([field]) => fields.includes(field))) })
    return found.length === 0
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning || !check('email', 'password')) return
    onTry()
    signIn(read())
  }
  const pick = (account: DemoAccount) => {
    setErrors({})
    write(account)
  }

  return (
    <>
      <form noValidate onSubmit={submit} className={styles.form} {...watch}>
        <TextInput
          size="md"
          label={t.login.email}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          autoFocus
          ref={email}
          defaultValue={known}
          error={errors.email}
          onChange={() => setErrors({ ...errors, email: '' })}
          onBlur={() => check('email')}
        />
        <PasswordField
          size="md"
          label={t.login.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
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
        <Button
          {...keepFocus}
          type="submit"
          aria-disabled={!isComplete || isRunning || undefined}
          data-disabled={!isComplete || isRunning || undefined}
          aria-busy={isRunning}
        >
          {isRunning ? t.login.running : t.login.submit}
        </Button>
        <Link {...keepFocus} to="/forgot-password" className={styles.forgot}>
          {t.accountLinks.forgotLink}
        </Link>
      </form>
      {children}
      {demoAccounts.length > 0 && <DemoAccounts accounts={demoAccounts} onPick={pick} />}
    </>
  )
}
