import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { canHavePasskeys, isAtName } from '../../../browser/passkeys.ts'
import { t } from '../../../messages/messages.ts'

const root = getRouteApi(rootRouteId)

/** What a passkey is good for in this portal. */
export const usePasskeyHint = (): string =>
  t.passkeys.hint(root.useRouteContext({ select: ({ portal }) => portal.password_sign_in }))

/** Why no passkey can be made here; undefined where one can. */
export function useNoPasskeysReason(): string | undefined {
  const isOffered = root.useRouteContext({ select: ({ portal }) => portal.passkeys })
  if (!(isOffered && isAtName())) return t.passkeys.noAddress
  return canHavePasskeys() ? undefined : t.passkeys.noBrowser
}
