// Passkeys in component tests: the browser of the tests has none.

import type { SecondFactorStep } from '@portal/contract/accounts/second-factors'
import { onTestFinished, vi } from 'vitest'

export const passkeyOptions: NonNullable<SecondFactorStep['passkey_options']> = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  allowCredentials: [],
  userVerification: 'preferred',
}

const bytes = new Uint8Array([1, 2, 3]).buffer
const given = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null },
  getClientExtensionResults: () => ({}),
}

/** Answers the browser's questions for a passkey one after the other: a person gives one, or closes the dialog. */
export function answerForPasskey(...answers: ('given' | 'closed')[]) {
  const get = vi.fn(async () => {
    if (answers.shift() !== 'given') throw new DOMException('The dialog was closed', 'NotAllowedError')
    return given
  })
  const before = navigator.credentials
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true })
  onTestFinished(() => {
    Object.defineProperty(navigator, 'credentials', { value: before, configurable: true })
  })
}
