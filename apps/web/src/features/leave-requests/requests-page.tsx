import { leaveRequestFiles } from '@portal/contract/leave-requests/leave-request-files'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { nameOf } from '../../reference/leave/request-name.ts'
import { PersonFilter } from '../../reference/person-filter.tsx'
import { useMayOpen, useMayReadRequestsOfAll } from '../../session/use-permissions.ts'
import { useToday } from '../../session/use-user.ts'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { ResetOnPhone } from '../../shared/filters/reset-on-phone.tsx'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { periodAround, periodOf, titleOf } from '../../shared/period/period.ts'
import { PeriodBar } from '../../shared/period/period-bar.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { RequestActDialogs } from './acts/request-act-dialogs.tsx'
import { useRequestActs } from './acts/use-request-acts.ts'
import { OwnRequests } from './own/own-requests.tsx'
import { useColleaguesAway } from './request/decision-queries.ts'
import { everyonesColumns } from './request/request-columns.tsx'
import { PendingFilter } from './request-filters.tsx'
import { type OnSearch, RequestPeriod, useRequestMoves } from './request-moves.tsx'
import { RequestTabs } from './request-tabs.tsx'
import { everyonesList, everyonesRequests, useOwnRequest } from './requests-queries.ts'
import { countFilters, type RequestsSearch } from './requests-search.ts'
import { newRequestDraft } from './send/new-request-draft.ts'

const SendRequestModal = lazyPart(() =>
  import('./send/send-request-modal.tsx').then((file) => file.SendRequestModal),
)

const everyonesRoute = getRouteApi('/_app/requests')
const ownRoute = getRouteApi('/_app/my-requests')

/** Everyone's requests for those who may read them, otherwise the person's own. */
export function RequestsPage() {
  const search = everyonesRoute.useSearch()
  const navigate = everyonesRoute.useNavigate()
  const List = useMayReadRequestsOfAll() ? EveryonesRequests : OwnRequests
  return (
    <List
      title={t.leaveRequests.title}
      search={search}
      onSearch={(next, options) => void navigate({ search: next, ...options })}
    />
  )
}

/** The person's own requests. */
export function MyRequestsPage() {
  const search = ownRoute.useSearch()
  const navigate = ownRoute.useNavigate()
  return (
    <OwnRequests
      title={t.leaveRequests.ownTitle}
      search={search}
      onSearch={(next, options) => void navigate({ search: next, ...options })}
    />
  )
}

type Props = { title: string; search: RequestsSearch; onSearch: OnSearch }

/** Everyone's requests for leave of a month or a day, or all pending ones whatever their month. */
function EveryonesRequests({ title, search, onSearch }: Props) {
  const today = useToday()
  const { user, pending, page = 1 } = search
  const period = periodOf(search, { today })
  const list = useQuery(keepingRows(everyonesRequests({ period, user, pending, page })))
  const requests = list.data?.paginate_requests
  const away = useColleaguesAway(requests)
  const mayDecide = useMayOpen('/requests_list')
  const isPhone = useIsPhone()
  const acts = useRequestActs()
  const [isSending, setSending] = useOpenedByDraft(newRequestDraft)
  const { newId, markNew } = useNewRow({ period, user, pending, page })
  const [created, setCreated] = useState<LeaveRequest>()
  const newRequest = useOwnRequest(newId === undefined ? undefined : created)
  const { moveTo, filter, goTo, closeOpened } = useRequestMoves(onSearch)
  const reset = () => filter({ user: undefined, pending: undefined })
  const isFiltered = countFilters(search) > 0

  const showCreated = (request: LeaveRequest) => {
    const { id, start_date } = request
    const shown = periodAround(period, start_date)
    moveTo(() => shown)
    setCreated(request)
    markNew(id, { period: shown, user, pending, page: 1 })
    toastSuccess(t.leaveRequests.created, { thing: nameOf(request, false) })
  }
  const columns = everyonesColumns({
    acts: acts.acts,
    awayOf: away.of,
    isPhone,
    mayDecide,
  })
  const send = () => setSending(true)
  return (
    <>
      <PageHeader
        title={title}
        count={list.data?.count}
        add={{ label: t.leaveRequests.send, onClick: send }}
        tabs={<RequestTabs />}
      >
        <DownloadMenu
          lists={[{ title, files: leaveRequestFiles, query: everyonesList({ period, user, pending }) }]}
        />
      </PageHeader>
      <PeriodBar>
        {!pending && (
          <RequestPeriod
            period={period}
            moveTo={moveTo}
            queryOf={(next) => everyonesRequests({ period: next, user, pending, page: 1 })}
          />
        )}
        <FilterBar activeCount={countFilters(search)} resultCount={list.data?.count} onReset={reset}>
          <PersonFilter label={t.leaveRequests.user} value={user} onChange={(id) => filter({ user: id })} />
          <PendingFilter value={pending} onChange={(isOn) => filter({ pending: isOn })} />
        </FilterBar>
      </PeriodBar>
      <DataTable
        label={title}
        {...withNewRow(newRequest, {
          columns,
          rows: requests,
          rowKey: (request) => request.id,
        })}
        query={list}
        failed={t.leaveRequests.failed}
        empty={
          <>
            <p>{t.leaveRequests.empty}</p>
            {user === undefined && (
              <p>{pending ? t.leaveRequests.nothingPending : t.leaveRequests.noneIn(titleOf(period))}</p>
            )}
            {isFiltered && <ResetOnPhone onReset={reset} />}
          </>
        }
      />
      <Pager page={page} pages={list.data?.pages} onPage={goTo} />
      <RequestActDialogs state={acts} namesUser openedId={search.request} onCloseOpened={closeOpened} />
      {isSending && <SendRequestModal onCreated={showCreated} onClose={() => setSending(false)} />}
    </>
  )
}
