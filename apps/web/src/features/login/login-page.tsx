import { IconInfoCircle } from '@tabler/icons-react'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { BrandMark } from '../../entry/brand-mark.tsx'
import { t } from '../../messages/messages.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

const index = getRouteApi('/')
const root = getRouteApi(rootRouteId)

export function LoginPage() {
  const hasEnded = index.useSearch({ select: ({ ended }) => ended === true })
  const demoAccounts = root.useRouteContext({ select: ({ portal }) => portal.demo_accounts })
  return (
    <main className={styles.screen}>
      <div className={styles.panel}>
        <BrandMark size={40} />
        <div>
          <h1 className={styles.title}>{t.login.heading}</h1>
          <p className={styles.lead}>{t.login.lead}</p>
        </div>
        {hasEnded && (
          <p className={styles.notice} role="status">
            <IconInfoCircle size={18} aria-hidden />
            {t.errors.sessionEnded}
          </p>
        )}
        <LoginForm demoAccounts={demoAccounts} />
      </div>
    </main>
  )
}
