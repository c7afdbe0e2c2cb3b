import { Button, TextInput } from '@mantine/core'
import { passwordResets } from '@portal/contract/accounts/account-links'
import { email as emailField } from '@portal/contract/shared/fields'
import { getRouteApi, Link, rootRouteId } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../api/api-errors.ts'
import { schemaErrors } from '../../api/form-errors.ts'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { keepFocus } from '../../shared/focus/keep-focus.ts'
import { PanelScreen } from '../../shared/screens/panel-screen.tsx'
import styles from './account-links.module.css'

const root = getRouteApi(rootRouteId)
const form = z.object({ email: emailField })

/** Asks for a link that sets a new password. The answer is the same whether the address is known. */
export function ForgotPasswordPage() {
  const { mail, demo_accounts } = root.useRouteContext({ select: ({ portal }) => portal })
  const isDemo = demo_accounts.length > 0
  const ask = useApiMutation(passwordResets.create)
  return (
    <PanelScreen
      title={t.accountLinks.forgotTitle}
      lead={ask.isSuccess ? t.accountLinks.sentLead : t.accountLinks.forgotLead}
    >
      {!mail && !isDemo ? (
        <p className={styles.text}>{t.accountLinks.notSetUp}</p>
      ) : ask.isSuccess ? (
        <p className={styles.text} role="status">
          {t.accountLinks.sent} {!mail && t.accountLinks.sentInDemo}
        </p>
      ) : (
        <EmailForm
          isRunning={ask.isPending}
          failure={ask.error && sentenceOf(ask.error)}
          onSend={(email) => ask.mutate({ body: { email } })}
        />
      )}
      <Link to="/" className={styles.link}>
        {t.accountLinks.toLogin}
      </Link>
    </PanelScreen>
  )
}

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.status === 429
    ? t.accountLinks.tooMany(error.retryAfterSeconds)
    : error.message

type FormProps = { isRunning: boolean; failure: string | null; onSend: (email: string) => void }

function EmailForm({ isRunning, failure, onSend }: FormProps) {
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isRunning) return
    const found = schemaErrors(form, { email }).email
    setProblem(typeof found === 'string' ? found : undefined)
    if (found === undefined) onSend(email)
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextInput
        size="md"
        label={t.login.email}
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        autoFocus
        value={email}
        error={problem}
        onChange={({ currentTarget }) => {
          setEmail(currentTarget.value)
          setProblem(undefined)
        }}
      />
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button
        {...keepFocus}
        type="submit"
        aria-disabled={isRunning || undefined}
        data-disabled={isRunning || undefined}
        aria-busy={isRunning}
      >
        {t.accountLinks.send}
      </Button>
    </form>
  )
}
