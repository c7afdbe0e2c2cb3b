import { Button } from '@mantine/core'
import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import { getRouteApi, rootRouteId, useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { addressOf } from '../../api/wire-format.ts'
import { loadWithoutAsking } from '../../browser/before-unload.ts'
import { t } from '../../messages/messages.ts'
import { wayBack } from '../../session/return-path.ts'
import { useUser } from '../../session/use-user.ts'
import { DialogFooter } from '../../shared/dialogs/dialog-footer.tsx'
import styles from './confirm-session-dialog.module.css'

const root = getRouteApi(rootRouteId)

/** The provider that can confirm the person, with the address that leads there and back; undefined without one. */
export function useProvider() {
  const { oidc_linked } = useUser()
  const { oidc, password_sign_in } = root.useRouteContext({ select: ({ portal }) => portal })
  const here = useLocation({ select: ({ href }) => href })
  if (!oidc || !oidc_linked) return undefined
  return {
    label: oidc.label,
    hasPasswords: password_sign_in,
    address: addressOf(singleSignOn.start, undefined, { confirm: true, return: wayBack(here) }),
  }
}

/** The dialog has said what is kept, so the browser does not ask whether the page may be left. */
function leave(event: MouseEvent<HTMLAnchorElement>) {
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
  if (opensElsewhere) return
  event.preventDefault()
  loadWithoutAsking(event.currentTarget.href)
}

/** The provider beside another way to confirm. */
export function ProviderProof() {
  const provider = useProvider()
  if (!provider) return null
  return (
    <div className={styles.provider}>
      <Button component="a" href={provider.address} onClick={leave} variant="default" fullWidth mih="2.75rem">
        {t.confirmSession.withProvider(provider.label)}
      </Button>
      <p className={styles.hint}>{t.confirmSession.orProvider(provider.label)}</p>
    </div>
  )
}

/** The provider as the only way to confirm. */
export function OnlyProviderProof({ onClose }: { onClose: () => void }) {
  const provider = useProvider()
  if (!provider) return null
  return (
    <>
      <p className={styles.text}>{t.confirmSession.byProvider(provider.label)}</p>
      <DialogFooter>
        <Button variant="default" onClick={onClose}>
          {t.actions.cancel}
        </Button>
        <Button component="a" href={provider.address} onClick={leave} data-autofocus>
          {t.confirmSession.withProvider(provider.label)}
        </Button>
      </DialogFooter>
    </>
  )
}
