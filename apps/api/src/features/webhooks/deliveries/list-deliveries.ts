import { found } from '../../../use-case/not-found.ts'
import { pageCount, sliceOf } from '../../../use-case/paging.ts'
import type { Deps } from '../../deps.ts'
import { findWebhookRow } from '../webhooks.store.ts'
import { countDeliveries, listDeliveryRows } from './deliveries.store.ts'

const pageSize = 20

export async function listDeliveries({ db }: Deps, id: number, { page }: { page?: number | undefined }) {
  found(await findWebhookRow(db, id), 'webhooks.not_found')
  const slice = sliceOf({ page, limit: pageSize })
  const [rows, count] = await Promise.all([listDeliveryRows(db, id, slice), countDeliveries(db, id)])
  const deliveries = rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }))
  return { deliveries, pages: pageCount(count, slice), count }
}
