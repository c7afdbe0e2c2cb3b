import { englishMails } from '@portal/words/mails'

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
  portalName: englishMails.portalName(companyName),
})
