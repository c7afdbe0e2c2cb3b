import { t } from '../../messages/messages.ts'
import { wordsOfSent } from '../../messages/refusals.ts'

/** The codes with which the server leads to the login. An address can be made by anybody, so it says nothing else. */
const parts = ['single_sign_on.', 'sign_in_links.', 'session.']

/** The sentence of a sign-in that has failed elsewhere, from its code in the address; `label` is the provider's. */
export function failureInWords(code: string, label: string | undefined): string {
  const isAboutProvider = code.startsWith('single_sign_on.')
  if (!parts.some((part) => code.startsWith(part)) || (isAboutProvider && label === undefined))
    return t.login.failed
  return wordsOfSent({ code, facts: { label } }) ?? t.login.failed
}
