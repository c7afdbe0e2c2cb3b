import { type MailQuery, mails } from '@portal/contract/mails'
import { q } from '../../api/query.ts'

const mailPageSize = 25

export const mailsPage = ({ page = 1, state }: Pick<MailQuery, 'page' | 'state'>) =>
  q(mails.list, { query: { state, page, limit: mailPageSize } })
