import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../../messages/messages.ts'
import { PanelScreen } from '../../shared/screens/panel-screen.tsx'
import { LoginForm } from './login-form.tsx'

const index = getRouteApi('/')
const root = getRouteApi(rootRouteId)

export function LoginPage() {
  const { ended, reset } = index.useSearch()
  const demoAccounts = root.useRouteContext({ select: ({ portal }) => portal.demo_accounts })
  const notice = ended ? t.errors.sessionEnded : reset ? t.login.passwordSet : undefined
  return (
    <PanelScreen title={t.login.heading} lead={t.login.lead} notice={notice}>
      <LoginForm demoAccounts={demoAccounts} />
    </PanelScreen>
  )
}
