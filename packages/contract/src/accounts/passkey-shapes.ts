// What browsers and servers exchange about passkeys, as WebAuthn writes it in JSON. Bytes are base64url.

import * as z from 'zod/mini'

const bytes = (max: number) => z.string().check(z.maxLength(max))
const credentialId = bytes(1400)
const publicKeyType = z.literal('public-key')
/** How a browser reaches a passkey. */
export const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const descriptor = z.object({ id: z.string(), type: publicKeyType, transports: z.array(z.enum(transports)) })
const verification = z.enum(['required', 'preferred', 'discouraged'])

/** For `navigator.credentials.get`. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  allowCredentials: z.array(descriptor),
  userVerification: verification,
})
export type RequestOptions = z.output<typeof requestOptions>

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKeyType })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: verification,
    requireResidentKey: z.boolean(),
    userVerification: verification,
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof creationOptions>

const credential = { id: credentialId, rawId: credentialId, type: publicKeyType }
const clientDataJSON = bytes(4000)

/** What `navigator.credentials.get` answered. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.exactOptional(bytes(200)),
  }),
})
export type PasskeyAnswer = z.output<typeof passkeyAnswer>

/** What `navigator.credentials.create` answered. */
export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_000),
    transports: z.exactOptional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type NewPasskeyAnswer = z.output<typeof newPasskeyAnswer>
