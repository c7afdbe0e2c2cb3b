import { englishMails } from '@portal/words/mails'
import type { Config } from '../config/config.ts'

/** What the portal does with its mails. */
export type Mailing = {
  /** Whether a server sends them. */
  isSetUp: boolean
  /** Whether admins read them in the portal instead: in a demo without a server. Elsewhere none is written then. */
  isShown: boolean
  /** Who the mails are from, in their texts. */
  portalName: string
}

export type MailingConfig = Pick<Config, 'mail' | 'demo' | 'companyName'>

export const mailingOf = ({ mail, demo, companyName }: MailingConfig): Mailing => ({
  isSetUp: mail !== undefined,
  isShown: demo && mail === undefined,
  portalName: englishMails.portalName(companyName),
})
