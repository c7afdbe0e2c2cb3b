import type { ActWords } from './told-act.ts'

/** Acts on access tokens and webhooks. */
export const programActs: ActWords = {
  deeds: {},
  fields: {},
}
