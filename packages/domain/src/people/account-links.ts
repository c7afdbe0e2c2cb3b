import { addDays, type Day, endOfDay } from '../days.ts'

export const accountLinkKinds = ['invitation', 'password_reset', 'sign_in'] as const
export type AccountLinkKind = (typeof accountLinkKinds)[number]

const invitationDays = 7

/** An invitation lasts for seven days after the one on which it is made, and includes the last of them. */
export const endOfInvitation = (timeZone: string, today: Day): Date =>
  endOfDay(timeZone, addDays(today, invitationDays))

/** How long the link of a new password lasts. */
export const passwordResetLifeMs = 3_600_000

/** How long a link that signs in lasts (`npm run sign-in-link`). */
export const signInLinkLifeMs = 15 * 60_000

/** Characters of the token in an address; no token is longer. */
export const accountLinkTokenLength = { max: 100 } as const
