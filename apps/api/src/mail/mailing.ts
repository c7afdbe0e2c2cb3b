/** What the portal does with its mails. */
export type Mailing = {
  /** Whether a server sends them. */
  isSetUp: boolean
  /** Whether admins read them in the portal instead: in a demo without a server. Elsewhere none is written then. */
  isShown: boolean
  /** Who the mails are from, in their texts. */
  portalName: string
}

type Portal = { isSetUp: boolean; isDemo: boolean; companyName?: string | undefined }

export const mailingOf = ({ isSetUp, isDemo, companyName }: Portal): Mailing => ({
  isSetUp,
  isShown: isDemo && !isSetUp,
  portalName: portalNameOf(companyName),
})

/** What the portal is called where its mark is not seen. */
export const portalNameOf = (companyName: string | undefined): string =>
  companyName === undefined ? 'Staff portal' : `${companyName} staff portal`
