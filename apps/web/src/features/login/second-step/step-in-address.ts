import { type SecondFactorStep, secondFactorStep } from '@portal/contract/accounts/second-factors'
import * as z from 'zod/mini'

const prefix = 'second_factor='

/**
 * The second step of a sign-in that began at the provider: the server writes it behind the `#`, which browsers send to no
 * server. Undefined for anything else.
 */
export function stepInHash(hash: string): SecondFactorStep | undefined {
  if (!hash.startsWith(prefix)) return undefined
  try {
    const binary = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0))
    return z.safeParse(secondFactorStep, JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}
