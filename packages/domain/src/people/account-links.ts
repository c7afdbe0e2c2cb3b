export const accountLinkKinds = ['invitation', 'password_reset'] as const
export type AccountLinkKind = (typeof accountLinkKinds)[number]

const hourMs = 3_600_000

/** How long a link lasts. */
export const accountLinkLifeMs: Readonly<Record<AccountLinkKind, number>> = {
  invitation: 7 * 24 * hourMs,
  password_reset: hourMs,
}

/** Characters of the token in an address; no token is longer. */
export const accountLinkTokenLength = { max: 100 } as const
