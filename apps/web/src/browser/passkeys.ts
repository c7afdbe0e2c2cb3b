// Passkeys of the browser. The library is loaded when one is made or used, because few pages do.

import type {
  CreationOptions,
  NewPasskeyAnswer,
  PasskeyAnswer,
  RequestOptions,
} from '@portal/contract/accounts/passkey-shapes'

/** The person closed the browser's dialog, or no passkey of this device fits. */
export class NoPasskey extends Error {
  override name = 'NoPasskey'
}

/** Whether the page is opened by a name. Browsers have passkeys for names only. */
export const isAtName = (): boolean => !/^[\d.]+$|^\[/.test(window.location.hostname)

export const canHavePasskeys = (): boolean => 'PublicKeyCredential' in window && isAtName()

/** Makes a passkey. Throws NoPasskey where none was made. */
export async function makePasskey(options: CreationOptions): Promise<NewPasskeyAnswer> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return answered(startRegistration({ optionsJSON: options }))
}

/** Asks for a passkey. Throws NoPasskey where none was given. */
export async function askForPasskey(options: RequestOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return answered(startAuthentication({ optionsJSON: options }))
}

/** Browsers tell a closed dialog from a missing passkey by nothing that a script may read. */
const nothingGiven = ['NotAllowedError', 'AbortError']

async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof Error && nothingGiven.includes(error.name) ? new NoPasskey() : error
  }
}
