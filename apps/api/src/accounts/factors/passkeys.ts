import type {
  CreationOptions,
  NewPasskeyAnswer,
  PasskeyAnswer,
  RequestOptions,
} from '@portal/contract/accounts/passkey-shapes'
import { challengeLifeMs } from '@portal/domain/people/second-factors'
import { transportsOf } from './transports.ts'

/** A passkey as it is stored. Bytes are base64url. */
export type StoredPasskey = {
  credential_id: string
  public_key: string
  counter: number
  /** Separated by commas. */
  transports: string
}

/** The portal as browsers and passkeys know it, from PUBLIC_URL and never from the `Host` of a request. */
const relyingParty = (publicUrl: string) => ({ id: new URL(publicUrl).hostname, origin: publicUrl })

/** Ed25519, ES256 and RS256. */
const algorithms = [-8, -7, -257]

const descriptorOf = ({ credential_id, transports }: StoredPasskey) => ({
  id: credential_id,
  type: 'public-key' as const,
  transports: transportsOf(transports.split(',')),
})

type Asked = {
  challenge: string
  /** Those that may answer; none where the browser finds one by itself. */
  passkeys: readonly StoredPasskey[]
  /** Whether the device must ask for its PIN or a finger: where the passkey stands for the password too. */
  verifiesUser: boolean
}

export const requestOptionsOf = (
  publicUrl: string,
  { challenge, passkeys, verifiesUser }: Asked,
): RequestOptions => ({
  challenge,
  rpId: relyingParty(publicUrl).id,
  timeout: challengeLifeMs,
  allowCredentials: passkeys.map(descriptorOf),
  userVerification: verifiesUser ? 'required' : 'preferred',
})

type NewPasskey = {
  challenge: string
  portalName: string
  person: { id: number; email: string; full_name: string }
  /** A device that has one of these makes no other. */
  passkeys: readonly StoredPasskey[]
}

export const creationOptionsOf = (
  publicUrl: string,
  { challenge, portalName, person, passkeys }: NewPasskey,
): CreationOptions => ({
  challenge,
  rp: { id: relyingParty(publicUrl).id, name: portalName },
  user: {
    id: Buffer.from(`user-${person.id}`).toString('base64url'),
    name: person.email,
    displayName: person.full_name,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout: challengeLifeMs,
  excludeCredentials: passkeys.map(descriptorOf),
  // A passkey that the browser finds by itself also signs in without an e-mail.
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'preferred',
  },
  attestation: 'none',
})

/** The challenge that an answer was made for; undefined where it is no answer. */
export function challengeOf({ response }: PasskeyAnswer | NewPasskeyAnswer): string | undefined {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    const isNamed = typeof clientData === 'object' && clientData !== null && 'challenge' in clientData
    return isNamed && typeof clientData.challenge === 'string' ? clientData.challenge : undefined
  } catch {
    return undefined
  }
}

/** The library is loaded at the first passkey, because most starts and portals need none. */
const library = () => import('@simplewebauthn/server')

/** The passkey that a browser made for this challenge; undefined where the answer is not right. */
export async function verifyNewPasskey(
  publicUrl: string,
  { challenge, answer }: { challenge: string; answer: NewPasskeyAnswer },
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { id, origin } = relyingParty(publicUrl)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    })
    if (registrationInfo === undefined) return undefined
    const { credential } = registrationInfo
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: transportsOf(answer.response.transports ?? []).join(','),
    }
  } catch {
    // The library throws for each of the many ways in which an answer can be wrong.
    return undefined
  }
}

type Answered = {
  challenge: string
  answer: PasskeyAnswer
  passkey: StoredPasskey
  verifiesUser: boolean
}

/** The passkey's counter after this answer; undefined where the answer is not right, or its counter goes back. */
export async function verifyPasskey(
  publicUrl: string,
  { challenge, answer, passkey, verifiesUser }: Answered,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { id, origin } = relyingParty(publicUrl)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: verifiesUser,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
