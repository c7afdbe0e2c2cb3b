import { Button, type ButtonProps } from '@mantine/core'
import { singleSignOn } from '@portal/contract/accounts/single-sign-on'
import { safeReturnPath } from '@portal/domain/addresses/own-paths'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { addressOf } from '../api/wire-format.ts'
import { t } from '../messages/messages.ts'

const root = getRouteApi(rootRouteId)

type Props = ButtonProps & {
  /** The page that is opened afterwards; the start page without it. */
  wanted?: string | undefined
}

/** Leads to the provider of single sign-on; nothing where the portal has none. */
export function SignInWith({ wanted, ...props }: Props) {
  const oidc = root.useRouteContext({ select: ({ portal }) => portal.oidc })
  if (!oidc) return null
  return (
    <Button
      mih="2.75rem"
      {...props}
      component="a"
      href={addressOf(singleSignOn.start, undefined, { return: safeReturnPath(wanted) })}
    >
      {t.login.signInWith(oidc.label)}
    </Button>
  )
}
