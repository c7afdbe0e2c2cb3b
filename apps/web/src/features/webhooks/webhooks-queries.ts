import { webhooks } from '@portal/contract/webhooks'
import { q } from '../../api/query.ts'

export const deliveriesOf = (id: number, { page = 1 }: { page?: number | undefined }) =>
  q(webhooks.deliveries, { params: { id }, query: { page } })

/** The host of an address, which names a webhook where its whole address may not be seen. */
export const hostOf = ({ url }: { url: string }): string => new URL(url).host
