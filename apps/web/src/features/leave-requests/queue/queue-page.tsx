import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { PageHeader } from '../../../shared/lists/page-header.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { RequestActDialogs } from '../acts/request-act-dialogs.tsx'
import { useRequestActs } from '../acts/use-request-acts.ts'
import { queueColumns } from '../list/request-columns.tsx'
import { RequestTabs } from '../request-tabs.tsx'
import { AwayColleagues } from './away-colleagues.tsx'
import styles from './queue-page.module.css'
import { colleaguesAwayOf, queuePage, touchedCount } from './queue-queries.ts'
import { queueSizes } from './queue-search.ts'
import { TouchedNotice } from './touched-notice.tsx'

const route = getRouteApi('/_app/requests_list')

/** Lists what admins have to decide, with the colleagues who are away on those days. */
export function QueuePage() {
  const { page = 1, limit = 10 } = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(keepingRows(queuePage(page, limit)))
  const requests = list.data?.paginate_requests
  const away = useQuery(colleaguesAwayOf(requests?.map(({ id }) => id) ?? []))
  const touched = useQuery(touchedCount)
  const acts = useRequestActs()
  const columns = queueColumns(acts.acts, {
    key: 'away',
    title: t.leaveRequests.away,
    cell: ({ id }) => (
      <AwayColleagues
        colleagues={away.data?.find(({ request_id }) => request_id === id)?.colleagues}
        isFailed={away.isError}
      />
    ),
  })
  return (
    <>
      <PageHeader title={t.leaveRequests.queueTitle} count={list.data?.count} />
      <RequestTabs />
      <div className={styles.bar}>
        <SegmentedControl
          aria-label={t.leaveRequests.perPage}
          options={queueSizes.map((size) => ({ value: String(size), label: t.leaveRequests.sizes(size) }))}
          value={String(limit)}
          onChange={(chosen) => {
            const size = queueSizes.find((known) => String(known) === chosen)
            void navigate({ search: { limit: size === 10 ? undefined : size }, replace: true })
          }}
        />
      </div>
      {touched.data && touched.data.count > 0 && <TouchedNotice count={touched.data.count} />}
      <DataTable
        label={t.leaveRequests.queueTitle}
        columns={columns}
        // The list waits for the notice above it and for the names of absent colleagues, which make the rows higher:
        // the buttons would move under the pointer.
        rows={away.isLoading || touched.isLoading ? undefined : requests}
        rowKey={({ id }) => id}
        query={list}
        failed={t.leaveRequests.failed}
        empty={<p>{t.leaveRequests.nothingPending}</p>}
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
      />
      <RequestActDialogs state={acts} namesUser />
    </>
  )
}
