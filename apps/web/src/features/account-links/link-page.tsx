import { Button } from '@mantine/core'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ApiError } from '../../api/api-errors.ts'
import { t } from '../../messages/messages.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { MessageScreen } from '../../shared/screens/message-screen.tsx'
import { PanelScreen } from '../../shared/screens/panel-screen.tsx'
import { PagePending } from '../../shell/screens/page-pending.tsx'
import { SetPasswordForm } from './set-password-form.tsx'

const root = getRouteApi(rootRouteId)

type Person = { name: string; email: string }
type Props = {
  /** The call that tells whose link it is. */
  shown: { data: Person | undefined; error: Error | null; refetch: () => unknown }
  /** The call that sets the password. */
  use: { error: Error | null; isPending: boolean; isSuccess: boolean }
  words: {
    title: string
    lead: (name: string) => string
    over: string
    /** What a visitor can do whose link is over. */
    overText: string
    failed: string
  }
  onSave: (password: string) => void
  /** Where a visitor goes on whose link is over. */
  children: ReactNode
}

/** The page of a link that sets a password. Who is signed in here is told so: setting the password ends that session. */
export function LinkPage({ shown, use, words, onSave, children }: Props) {
  const user = root.useRouteContext({ select: (context) => context.user })
  // After the success the session is another one, while the page is still there.
  const isRunning = use.isPending || use.isSuccess
  if (isOver(use.error) || isOver(shown.error)) {
    return (
      <MessageScreen
        title={words.over}
        text={user ? t.accountLinks.signedIn(user.full_name, user.email) : words.overText}
      >
        {user ? <LinkButton to="/">{t.accountLinks.toPortal}</LinkButton> : children}
      </MessageScreen>
    )
  }
  if (shown.data) {
    const { name, email } = shown.data
    const isOther = user !== null && user.email !== email && !isRunning
    return (
      <PanelScreen
        title={words.title}
        lead={words.lead(name)}
        notice={isOther ? t.accountLinks.endsOther(user.full_name) : undefined}
      >
        <SetPasswordForm email={email} error={use.error} isRunning={isRunning} onSave={onSave} />
      </PanelScreen>
    )
  }
  if (!shown.error) return <PagePending />
  return (
    <MessageScreen title={words.failed}>
      <Button onClick={() => void shown.refetch()}>{t.actions.tryAgain}</Button>
    </MessageScreen>
  )
}

const isOver = (error: Error | null) => error instanceof ApiError && error.status === 404
