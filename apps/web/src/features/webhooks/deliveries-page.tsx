import { Button } from '@mantine/core'
import { type Delivery, webhooks } from '@portal/contract/webhooks'
import { IconWebhookOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows, q, useApiMutation } from '../../api/query.ts'
import { useOwnPageTitle } from '../../browser/page-title.ts'
import { t } from '../../messages/messages.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { Notice } from '../../shared/notices/notice.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import styles from './deliveries-page.module.css'
import { deliveryColumns } from './delivery-columns.tsx'
import { deliveriesOf, hostOf } from './webhooks-queries.ts'

const route = getRouteApi('/_app/webhooks_/$id')

/** How often the list is read while something of it waits to be sent. */
const waitingMs = 3_000

/** What was sent to one webhook in the last 30 days, and what became of it. */
export function DeliveriesPage() {
  const { id } = route.useParams()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const all = useQuery(q(webhooks.list))
  const webhook = all.data?.find((one) => one.id === id)
  const list = useQuery({
    ...keepingRows(deliveriesOf(id, { page })),
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((delivery) => delivery.state === 'waiting') ? waitingMs : false,
  })
  const test = useApiMutation(webhooks.test)
  const retry = useApiMutation(webhooks.retry)
  const title = webhook && hostOf(webhook)
  useOwnPageTitle(title)

  if (all.data && !webhook) {
    return (
      <PageHeader title={t.webhooks.gone}>
        <LinkButton to="/webhooks" variant="default">
          {t.webhooks.back}
        </LinkButton>
      </PageHeader>
    )
  }
  const sendTest = () =>
    test.mutate({ params: { id } }, { onSuccess: () => toastSuccess(t.webhooks.tested), onError: toastError })
  const sendAgain = (delivery: Delivery) =>
    retry.mutate(
      { params: { id, delivery_id: delivery.id } },
      { onSuccess: () => toastSuccess(t.webhooks.queued), onError: toastError },
    )
  return (
    <>
      <PageHeader
        title={title ?? t.pageTitles.deliveries}
        list={t.webhooks.deliveries}
        count={list.data?.count}
      >
        {webhook?.can.send && (
          <Button variant="default" onClick={sendTest} loading={test.isPending}>
            {t.webhooks.test}
          </Button>
        )}
      </PageHeader>
      {webhook?.active === false && (
        <Notice icon={IconWebhookOff} className={styles.notice}>
          {t.webhooks.isOff}
        </Notice>
      )}
      <DataTable
        label={t.webhooks.deliveries}
        columns={deliveryColumns(webhook?.can.send ? sendAgain : undefined)}
        rows={list.data?.deliveries}
        rowKey={(delivery) => delivery.id}
        query={list}
        failed={t.webhooks.deliveriesFailed}
        empty={<p>{t.webhooks.noDeliveries}</p>}
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) => void navigate({ search: { page: next === 1 ? undefined : next } })}
      />
    </>
  )
}
