import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { canHavePasskeys } from '../../../browser/passkeys.ts'
import { t } from '../../../messages/messages.ts'
import { SignInWith } from '../../../shell/sign-in-with.tsx'
import styles from './other-sign-ins.module.css'
import { PasskeySignIn } from './passkey-sign-in.tsx'

const root = getRouteApi(rootRouteId)

type Props = { wanted: string | undefined; onTry: () => void }

/** The ways to sign in without a password, below its form. */
export function OtherSignIns({ wanted, onTry }: Props) {
  const { oidc, passkeys } = root.useRouteContext({ select: ({ portal }) => portal })
  const offersPasskeys = passkeys && canHavePasskeys()
  if (!oidc && !offersPasskeys) return null
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t.login.or}</p>
      <SignInWith variant="default" wanted={wanted} />
      {offersPasskeys && <PasskeySignIn onTry={onTry} />}
    </div>
  )
}
