import { IconCalendarExclamation } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { ResetOnPhone } from '../../../shared/filters/reset-on-phone.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { Notice } from '../../../shared/notices/notice.tsx'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { RequestActDialogs } from '../acts/request-act-dialogs.tsx'
import { useRequestActs } from '../acts/use-request-acts.ts'
import { useColleaguesAway } from '../request/decision-queries.ts'
import { RequestTabs } from '../request-tabs.tsx'
import lines from './queue-columns.module.css'
import { cardColumns, lineColumns } from './queue-columns.tsx'
import { QueueFilters } from './queue-filters.tsx'
import styles from './queue-page.module.css'
import { queuePage, touchedCount } from './queue-queries.ts'
import { countQueueFilters, type QueueSearch, queueSizes } from './queue-search.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useMarkedRequest } from './use-marked-request.ts'
import { useSelection } from './use-selection.ts'

const route = getRouteApi('/_app/requests_list')

/** Lists what admins have to decide, with the colleagues who are away on those days. */
export function QueuePage() {
  const search = route.useSearch()
  const { page = 1, limit = 10, sort, type, user, request } = search
  const navigate = route.useNavigate()
  const list = useQuery(keepingRows(queuePage(search)))
  const requests = list.data?.paginate_requests
  const away = useColleaguesAway(requests)
  const touched = useQuery(touchedCount)
  const acts = useRequestActs()
  const selection = useSelection(requests)
  const marked = useMarkedRequest(requests, acts.acts)
  const isPhone = useIsPhone()
  const router = useRouter()
  const wasOpenedHere = useRef(false)
  // The list waits for the notice above it: the buttons would move under the pointer. What is below the list waits with it.
  const isWaiting = touched.isLoading
  const show = (next: Partial<QueueSearch>) =>
    void navigate({
      search: (now) => ({ ...now, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })
  const isFiltered = countQueueFilters(search) > 0
  const closeOpened = () => {
    // What the list has opened is a step of the history, which Back would come to a second time.
    if (wasOpenedHere.current) router.history.back()
    else void navigate({ search: (now) => ({ ...now, request: undefined }), replace: true })
    wasOpenedHere.current = false
  }
  const given = { acts: acts.acts, awayOf: away.of, selection }
  return (
    <>
      <PageHeader
        title={t.navigation.requests}
        list={t.decisions.title}
        count={list.data?.count}
        tabs={<RequestTabs />}
      />
      <QueueFilters value={{ type, user }} resultCount={list.data?.count} onChange={show} />
      {touched.data && touched.data.count > 0 && <TouchedNotice count={touched.data.count} />}
      <SelectionBar selection={selection} />
      <DataTable
        label={t.decisions.title}
        columns={
          isPhone
            ? cardColumns(given)
            : lineColumns({ ...given, search, onOpen: () => (wasOpenedHere.current = true) })
        }
        rowClassName={(row) => `${lines.line} ${row.id === marked?.id ? lines.marked : ''}`}
        rows={isWaiting ? undefined : requests}
        rowKey={({ id }) => id}
        query={list}
        sorting={{ value: sort, onChange: (field) => show({ sort: field }) }}
        failed={t.leaveRequests.failed}
        empty={
          isFiltered ? (
            <>
              <p>{t.decisions.nothingFound}</p>
              <ResetOnPhone onReset={() => show({ type: undefined, user: undefined })} />
            </>
          ) : (
            <p>{t.leaveRequests.nothingPending}</p>
          )
        }
      />
      <div className={styles.foot}>
        <Pager
          page={page}
          pages={isWaiting ? undefined : list.data?.pages}
          onPage={(next) => navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
        />
        {!isWaiting && (list.data?.count ?? 0) > queueSizes[0] && (
          <SegmentedControl
            aria-label={t.leaveRequests.perPage}
            options={queueSizes.map((size) => ({
              value: String(size),
              label: t.leaveRequests.sizes(size),
            }))}
            value={String(limit)}
            onChange={(chosen) => {
              const size = queueSizes.find((known) => String(known) === chosen)
              show({ limit: size === 10 ? undefined : size })
            }}
          />
        )}
      </div>
      <RequestActDialogs state={acts} namesUser openedId={request} onCloseOpened={closeOpened} />
    </>
  )
}

/** Says that the holidays have changed below approved leave, which is counted again where the holidays are. */
const TouchedNotice = ({ count }: { count: number }) => (
  <Notice icon={IconCalendarExclamation} className={styles.touched}>
    {t.leaveRequests.touched(count)}{' '}
    <Link to="/manage-holidays" className={styles.touchedLink}>
      {t.leaveRequests.openTouched}
    </Link>
  </Notice>
)
