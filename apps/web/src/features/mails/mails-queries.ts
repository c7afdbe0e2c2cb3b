import { type MailQuery, mails } from '@portal/contract/mails'
import { q } from '../../api/query.ts'

const mailPageSize = 25

/** How many mails a restored copy holds; the list is not shown. */
export const heldMails = q(mails.list, { query: { state: 'held', page: 1, limit: 1 } })

export const mailsPage = ({ page = 1, state }: Pick<MailQuery, 'page' | 'state'>) =>
  q(mails.list, { query: { state, page, limit: mailPageSize } })
