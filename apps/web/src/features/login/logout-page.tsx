import { Button } from '@mantine/core'
import { session } from '@portal/contract/accounts/session'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, rootRouteId, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useApiMutation } from '../../api/query.ts'
import { forgetAllDrafts } from '../../browser/stored-drafts.ts'
import { t } from '../../messages/messages.ts'
import { forgetEverything } from '../../session/sign-out.ts'
import { announceLogout } from '../../session/stored-user.ts'
import { MessageScreen } from '../../shared/screens/message-screen.tsx'
import { PagePending } from '../../shell/screens/page-pending.tsx'

const root = getRouteApi(rootRouteId)

/** Opening this page logs the user out. */
export function LogoutPage() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const oidc = root.useRouteContext({ select: ({ portal }) => portal.oidc })
  const remove = useApiMutation(session.remove)
  const logOut = () =>
    remove.mutate(undefined, {
      onSuccess: async () => {
        forgetAllDrafts()
        // The other tabs are told first: `forgetEverything` removes the stored name, and that makes them reload.
        announceLogout()
        forgetEverything(queryClient)
        // The session at the provider goes on: the login offers to end it.
        await router.navigate({ to: '/', search: oidc ? { left: true } : {}, replace: true })
      },
    })
  const logOutOnOpening = useEffectEvent(logOut)
  useEffect(() => logOutOnOpening(), [])

  if (!remove.error) return <PagePending />
  return (
    <MessageScreen title={t.login.logoutFailed} text={remove.error.message}>
      <Button onClick={logOut}>{t.actions.tryAgain}</Button>
    </MessageScreen>
  )
}
