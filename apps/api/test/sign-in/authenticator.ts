import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type {
  CreationOptions,
  NewPasskeyAnswer,
  PasskeyAnswer,
  RequestOptions,
} from '@portal/contract/accounts/passkey-shapes'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Behaviour = {
  /** The page that asks; the portal's own when absent. */
  origin?: string
  /** Whether the device asked for a PIN or a finger; yes when absent. */
  verifiesUser?: boolean
  /** What its counter says; one more than before when absent. */
  counter?: number
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** A device with one passkey, made of software, as a browser would answer for it. */
export class TestAuthenticator {
  readonly #origin: string
  readonly id = randomBytes(32).toString('base64url')
  #key: KeyObject | undefined
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  make({ challenge, rp }: CreationOptions, behaviour: Behaviour = {}): NewPasskeyAnswer {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#key = privateKey
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytesOf(x)],
        [-3, bytesOf(y)],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const authData = Buffer.concat([
      this.#head(rp.id, hasCredential, behaviour),
      Buffer.alloc(16),
      length,
      id,
      cose,
    ])
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    )
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, behaviour),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal', 'a-later-one'],
      },
    }
  }

  answer({ challenge, rpId }: RequestOptions, behaviour: Behaviour = {}): PasskeyAnswer {
    if (this.#key === undefined) throw new Error('It has no passkey yet')
    this.#counter = behaviour.counter ?? this.#counter + 1
    const authenticatorData = this.#head(rpId, 0, behaviour)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, behaviour)
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.#key)
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }

  #head(rpId: string, more: number, { verifiesUser = true }: Behaviour): Buffer {
    const flags = userPresent | (verifiesUser ? userVerified : 0) | more
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Behaviour): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
