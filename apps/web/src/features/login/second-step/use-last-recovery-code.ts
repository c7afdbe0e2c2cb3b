import { secondFactors } from '@portal/contract/accounts/second-factors'
import { useRouter } from '@tanstack/react-router'
import { call } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import { showToast } from '../../../shared/toasts/show-toast.tsx'

/** Long, because nothing on the page says it again. */
const shownForMs = 60_000

/** Tells whoever has signed in by a recovery code where it was the last one. */
export function useLastRecoveryCode(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    // The mail tells it as well, so a failure is none of the sign-in.
    const own = await call(secondFactors.show, {}).catch(() => undefined)
    if (own?.recovery_codes_left !== 0) return
    showToast({
      kind: 'error',
      message: t.login.second.lastRecoveryCode,
      act: {
        label: t.login.second.toSettings,
        run: () => void router.navigate({ to: '/settings', hash: 'signing-in' }),
      },
      shownForMs,
    })
  }
}
