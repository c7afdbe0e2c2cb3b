import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import type { SignOnCode } from './sign-on-refused.ts'

// The login screen, with what it needs to go on. It knows the wanted path as `to`.

const login = (parameters: Record<string, string>) => {
  const query = new URLSearchParams(parameters)
  return query.size === 0 ? '/' : `/?${query}`
}
const wanted = (returnTo: string | undefined): Record<string, string> =>
  returnTo === undefined ? {} : { to: returnTo }

export const addressAfterFailure = (
  code: SignOnCode | 'sign_in_links.ended',
  returnTo: string | undefined,
): string => login({ failure: code, ...wanted(returnTo) })

/** The challenge is in the fragment, which browsers send to nobody. */
export const addressOfSecondFactor = (step: SecondFactorStep, returnTo: string | undefined): string =>
  `${login(wanted(returnTo))}#second_factor=${Buffer.from(JSON.stringify(step)).toString('base64url')}`
