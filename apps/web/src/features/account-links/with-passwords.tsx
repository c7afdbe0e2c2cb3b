import { getRouteApi, Link, rootRouteId } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { refusal } from '../../messages/refusals.ts'
import { PanelScreen } from '../../shared/screens/panel-screen.tsx'
import { SignInWith } from '../../shell/sign-in-with.tsx'
import styles from './account-links.module.css'

const root = getRouteApi(rootRouteId)

type Props = { title: string; children: ReactNode }

/** A page about passwords. Where people sign in by the provider alone, it says so and leads there. */
export function WithPasswords({ title, children }: Props) {
  const hasPasswords = root.useRouteContext({ select: ({ portal }) => portal.password_sign_in })
  if (hasPasswords) return children
  return (
    <PanelScreen title={title} lead={refusal('session.single_sign_on_only')}>
      <SignInWith />
      <Link to="/" className={styles.link}>
        {t.accountLinks.toLogin}
      </Link>
    </PanelScreen>
  )
}
