import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { BrandMark } from '../../theme/brand-mark.tsx'
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
          <Alert color="gray" variant="light" icon={<IconInfoCircle />} role="status">
            {t.errors.sessionEnded}
          </Alert>
        )}
        <LoginForm demoAccounts={demoAccounts} />
      </div>
    </main>
  )
}
