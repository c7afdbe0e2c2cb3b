import type { QueryClient } from '@tanstack/react-query'
import type { Register } from '@tanstack/react-router'
import { setFactorRequiredHandler, setSessionEndHandler } from '../api/client.ts'
import { reloadWithoutAsking } from '../browser/before-unload.ts'
import { forgetAllDrafts } from '../browser/stored-drafts.ts'
import { wayBack } from './return-path.ts'
import { sessionQuery } from './session-query.ts'
import { forgetEverything } from './sign-out.ts'
import { onUserChangedElsewhere } from './stored-user.ts'

/**
 * When the session has ended on the server, shows the login screen with a notice, and the same page after signing in.
 * Drafts are kept for the person who signs in again. When a second factor has become due meanwhile, leads to its set-up.
 */
export function watchSession(router: Register['router'], queryClient: QueryClient) {
  setSessionEndHandler(() => {
    forgetEverything(queryClient)
    // A public page, such as a CV's preview, needs no session.
    const isPublic = router.state.matches.every(({ staticData }) => staticData.access === 'everyone')
    if (isPublic) return
    void router.navigate({
      to: '/',
      search: { to: wayBack(router.state.location.href), ended: true },
      ignoreBlocker: true,
    })
  })

  setFactorRequiredHandler(async () => {
    const user = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null)
    // Another tab may have set one up since the refusal.
    if (!user || user.factor_required_from === null) return
    await router.navigate({
      to: '/second-factor',
      search: { to: wayBack(router.state.location.href) },
      ignoreBlocker: true,
    })
  })

  onUserChangedElsewhere({ onUser: reloadWithoutAsking, onLogout: forgetAllDrafts })
}
