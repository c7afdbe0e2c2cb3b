import type { ActWords } from './told-act.ts'

/** Acts on people, their sign-in and equipment, and on mails and the portal itself. */
export const peopleActs: ActWords = {
  deeds: {},
  fields: {},
}
