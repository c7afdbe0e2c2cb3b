import { Button } from '@mantine/core'
import { newPassword } from '@portal/contract/accounts/session'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../api/api-errors.ts'
import { schemaErrors } from '../../api/form-errors.ts'
import { t } from '../../messages/messages.ts'
import { keepFocus } from '../../shared/focus/keep-focus.ts'
import { AccountOfPassword } from '../../shared/passwords/account-of-password.tsx'
import { NewPasswordField } from '../../shared/passwords/new-password-field.tsx'
import styles from './account-links.module.css'

const form = z.object({ password: newPassword })

type Props = {
  /** Of the account. Password managers file the password under it. */
  email: string
  error: Error | null
  isRunning: boolean
  onSave: (password: string) => void
}

/** One field for a new password, which can be shown. */
export function SetPasswordForm({ email, error, isRunning, onSave }: Props) {
  const [password, setPassword] = useState('')
  const [isRefusalShown, setRefusalShown] = useState(true)
  const [problem, setProblem] = useState<string>()
  const refused = error instanceof ApiError ? error.errors.password?.[0] : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    const found = schemaErrors(form, { password }).password
    setProblem(typeof found === 'string' ? found : undefined)
    setRefusalShown(true)
    if (found === undefined) onSave(password)
  }
  const type = (typed: string) => {
    setPassword(typed)
    setProblem(undefined)
    setRefusalShown(false)
  }
  const shown = problem ?? (isRefusalShown ? refused : undefined)
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <AccountOfPassword email={email} />
      <NewPasswordField
        size="md"
        label={t.accountLinks.password}
        password={password}
        withAsterisk={false}
        autoFocus
        value={password}
        error={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {error && refused === undefined && (
        <p role="alert" className={styles.failure}>
          {error.message}
        </p>
      )}
      <Button
        {...keepFocus}
        type="submit"
        aria-disabled={isRunning || undefined}
        data-disabled={isRunning || undefined}
        aria-busy={isRunning}
      >
        {isRunning ? t.accountLinks.saving : t.accountLinks.save}
      </Button>
    </form>
  )
}
