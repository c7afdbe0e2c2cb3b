import { factorMethods, mostTypedOfCode, passkeyNameLength } from '@portal/domain/people/second-factors'
import { failing } from '@portal/words/reasons'
import * as z from 'zod/mini'
import { day, id, idParams, moment, noContent, requiredText, version } from '../shared/fields.ts'
import { route } from '../shared/route.ts'
import { creationOptions, newPasskeyAnswer, requestOptions } from './passkey-shapes.ts'

/** A code of an app or a recovery code, as typed. */
export const codeInput = z.string().check(z.maxLength(mostTypedOfCode))

/** The same challenge stands in the options: who answers by a passkey alone need not send it. */
export const passkeyOptions = z.object({ challenge: z.string(), options: requestOptions })
export type PasskeyOptions = z.output<typeof passkeyOptions>

export const newPasskeyOptions = z.object({ challenge: z.string(), options: creationOptions })
export type NewPasskeyOptions = z.output<typeof newPasskeyOptions>

/** What `session.second_factor` says beside the envelope. */
export const secondFactorStep = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(factorMethods)),
  /** For `navigator.credentials.get`; null without a passkey. */
  passkey_options: z.nullable(requestOptions),
})
export type SecondFactorStep = z.output<typeof secondFactorStep>

export const passkey = z.object({
  id,
  version,
  name: z.string(),
  created_at: moment,
  last_used_at: z.nullable(moment),
})
export type Passkey = z.output<typeof passkey>

/** Ten codes, each of which works once. They are shown only here. */
const recoveryCodes = z.array(z.string())
/** Null for whom had a factor before. */
const firstRecoveryCodes = z.nullable(recoveryCodes)

export const ownSecondFactors = z.object({
  totp: z.boolean(),
  passkeys: z.array(passkey),
  recovery_codes_left: z.int(),
  /** The day from which the person must have a factor; null where they need none. */
  required_from: z.nullable(day),
})
export type OwnSecondFactors = z.output<typeof ownSecondFactors>

export const passkeyNameInput = z.object({ name: requiredText(passkeyNameLength) })
/** The form of a first code. */
export const totpCodeForm = z.object({ code: codeInput.check(z.minLength(1, failing('input.required'))) })

export const tags = { second_factors: 'Codes, passkeys and recovery codes of the own account' }

export const secondFactors = {
  show: route({
    method: 'GET',
    url: '/second_factors',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    summary: 'The own second factors',
    schema: { response: { 200: ownSecondFactors } },
  }),
  startTotp: route({
    method: 'POST',
    url: '/second_factors/totp',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403],
    leavesNoTrail: 'a secret counts only once it is confirmed, which is told',
    summary: 'A new secret for codes; it counts once a code of it was sent',
    schema: {
      response: {
        201: z.object({
          secret: z.string(),
          /** `otpauth://totp/…` */
          uri: z.string(),
          /** The QR code of `uri`, an SVG. */
          qr: z.string(),
        }),
      },
    },
  }),
  confirmTotp: route({
    method: 'PUT',
    url: '/second_factors/totp',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403, 409],
    summary: 'Set codes up by the first code of the new secret; it counts as used',
    schema: {
      body: z.object({ code: codeInput }),
      response: { 200: z.object({ recovery_codes: firstRecoveryCodes }) },
    },
  }),
  removeTotp: route({
    method: 'DELETE',
    url: '/second_factors/totp',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403, 404, 409],
    summary: 'Remove the codes; 409 where they are the last factor of a person who must have one',
    schema: { response: { 204: noContent } },
  }),
  passkeyOptions: route({
    method: 'POST',
    url: '/second_factors/passkeys/options',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403, 409],
    leavesNoTrail: 'a passkey that is only begun is nothing yet',
    summary: 'What a browser makes a passkey from',
    schema: { response: { 201: newPasskeyOptions } },
  }),
  addPasskey: route({
    method: 'POST',
    url: '/second_factors/passkeys',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403, 409, 410],
    summary: 'Add the passkey that a browser made',
    schema: {
      body: z.extend(passkeyNameInput, { passkey: newPasskeyAnswer }),
      response: { 201: z.extend(passkey, { recovery_codes: firstRecoveryCodes }) },
    },
  }),
  renamePasskey: route({
    method: 'PUT',
    url: '/second_factors/passkeys/:id',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    summary: 'Rename an own passkey',
    changes: passkey,
    schema: { params: idParams, body: passkeyNameInput, response: { 200: passkey } },
  }),
  removePasskey: route({
    method: 'DELETE',
    url: '/second_factors/passkeys/:id',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403, 404, 409],
    changes: passkey,
    summary: 'Remove an own passkey; 409 where it is the last factor of a person who must have one',
    schema: { params: idParams, response: { 204: noContent } },
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    url: '/second_factors/recovery_codes',
    access: 'signedIn',
    noTokens: true,
    openWithoutFactor: true,
    refuses: [403, 409],
    summary: 'New recovery codes, which end the old ones',
    schema: { response: { 201: z.object({ recovery_codes: recoveryCodes }) } },
  }),
  reset: route({
    method: 'DELETE',
    url: '/users/:id/second_factors',
    access: 'managerLevel',
    noTokens: true,
    refuses: [404],
    summary: "Remove all factors of another person, and end the person's sessions",
    schema: { params: idParams, response: { 204: noContent } },
  }),
}
