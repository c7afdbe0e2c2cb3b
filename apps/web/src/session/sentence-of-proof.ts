import { ApiError, NetworkError } from '../api/api-errors.ts'
import { NoPasskey } from '../browser/passkeys.ts'
import { t } from '../messages/messages.ts'

/** Why a password, a code or a passkey did not open the door. */
export function sentenceOfProof(error: Error): string {
  if (error instanceof NoPasskey) return t.login.noPasskey
  // The browser's code for passkeys could not be loaded, or failed in its own words.
  if (!(error instanceof ApiError || error instanceof NetworkError)) return t.errors.unexpected
  if (!(error instanceof ApiError)) return error.message
  if (error.status === 429 && error.code !== 'session.too_many_challenges')
    return t.login.tooMany(error.retryAfterSeconds)
  return error.messages[0] ?? error.message
}
