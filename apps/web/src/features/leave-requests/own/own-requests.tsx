import { leaveRequestFiles } from '@portal/contract/leave-requests/leave-request-files'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { yearOf } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { keepingRows } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { LeaveCounters } from '../../../reference/leave/leave-counters.tsx'
import { nameOf } from '../../../reference/leave/request-name.ts'
import { useMayReadRequestsOfAll } from '../../../session/use-permissions.ts'
import { useToday } from '../../../session/use-user.ts'
import { DownloadMenu } from '../../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { ResetOnPhone } from '../../../shared/filters/reset-on-phone.tsx'
import { useOpenedByDraft } from '../../../shared/forms/use-draft.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { Pager } from '../../../shared/lists/pager.tsx'
import { useNewRow, withNewRow } from '../../../shared/new-row.tsx'
import { ListCaption, PageHeader } from '../../../shared/page/page-header.tsx'
import { monthIn, periodAround, periodOf, titleOf } from '../../../shared/period/period.ts'
import { PeriodBar } from '../../../shared/period/period-bar.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { RequestActDialogs } from '../acts/request-act-dialogs.tsx'
import type { RequestActs } from '../acts/request-acts.ts'
import { useRequestActs } from '../acts/use-request-acts.ts'
import { ownColumns } from '../request/request-columns.tsx'
import { PendingFilter } from '../request-filters.tsx'
import { type OnSearch, RequestPeriod, useRequestMoves } from '../request-moves.tsx'
import { RequestTabs } from '../request-tabs.tsx'
import { openRequests, ownList, ownRequests } from '../requests-queries.ts'
import { countFilters, type RequestsSearch } from '../requests-search.ts'
import { newRequestDraft } from '../send/new-request-draft.ts'
import styles from './own-requests.module.css'

const SendRequestModal = lazyPart(() =>
  import('../send/send-request-modal.tsx').then((file) => file.SendRequestModal),
)

type Props = { title: string; search: RequestsSearch; onSearch: OnSearch }

/**
 * A person's own requests: what is left of the leave of a year, what waits and is coming up, and the requests of a
 * month or a day. The filter Pending shows all pending ones instead, whatever their month.
 */
export function OwnRequests({ title, search, onSearch }: Props) {
  const today = useToday()
  const mayReadAll = useMayReadRequestsOfAll()
  const { pending, page = 1 } = search
  const period = periodOf(search, { today })
  const year = yearOf(monthIn(period))
  const list = useQuery(keepingRows(ownRequests({ period, pending, page })))
  const acts = useRequestActs()
  const isPhone = useIsPhone()
  const [isSending, setSending] = useOpenedByDraft(newRequestDraft)
  const { newId, markNew } = useNewRow({ period, pending })
  const { moveTo, filter, goTo, closeOpened } = useRequestMoves(onSearch)
  const reset = () => filter({ pending: undefined })
  const send = () => setSending(true)

  const showCreated = (request: LeaveRequest) => {
    const { id, start_date } = request
    const shown = periodAround(period, start_date)
    moveTo(() => shown)
    markNew(id, { period: shown, pending })
    toastSuccess(t.leaveRequests.created, { thing: nameOf(request, false) })
  }
  const rows = list.data?.paginate_requests
  return (
    <>
      <PageHeader
        title={t.navigation.requests}
        {...(title !== t.navigation.requests && { list: title })}
        add={{ label: t.leaveRequests.send, onClick: send }}
        tabs={mayReadAll && <RequestTabs />}
      >
        <DownloadMenu lists={[{ title, files: leaveRequestFiles, query: ownList({ period, pending }) }]} />
      </PageHeader>
      <LeaveCounters year={year} namesYear={year !== yearOf(today)} />
      {!pending && <OpenRequests acts={acts.acts} newId={newId} />}
      <ListCaption title={pending ? t.leaveStatuses.pending : titleOf(period)} count={list.data?.count} />
      <PeriodBar>
        {!pending && (
          <RequestPeriod
            period={period}
            moveTo={moveTo}
            queryOf={(next) => ownRequests({ period: next, pending, page: 1 })}
          />
        )}
        <FilterBar activeCount={countFilters({ pending })} resultCount={list.data?.count} onReset={reset}>
          <PendingFilter value={pending} onChange={(isOn) => filter({ pending: isOn })} />
        </FilterBar>
      </PeriodBar>
      <DataTable
        label={title}
        {...withNewRow(pending && rows?.find(({ id }) => id === newId), {
          columns: ownColumns(acts.acts, isPhone),
          rows,
          rowKey: ({ id }: LeaveRequest) => id,
        })}
        query={list}
        failed={t.leaveRequests.failed}
        empty={
          <>
            <p>{t.leaveRequests.empty}</p>
            <p>{pending ? t.leaveRequests.nothingPending : t.leaveRequests.noneIn(titleOf(period))}</p>
            {pending && <ResetOnPhone onReset={reset} />}
          </>
        }
      />
      <Pager page={page} pages={list.data?.pages} onPage={goTo} />
      <RequestActDialogs
        state={acts}
        namesUser={false}
        openedId={search.request}
        onCloseOpened={closeOpened}
      />
      {isSending && <SendRequestModal onCreated={showCreated} onClose={() => setSending(false)} />}
    </>
  )
}

type OpenProps = { acts: RequestActs; newId: number | undefined }

/** The person's pending requests, and the approved ones that are not over, whatever their month; nothing without any. */
function OpenRequests({ acts, newId }: OpenProps) {
  const isPhone = useIsPhone()
  const list = useQuery(openRequests)
  const rows = list.data?.paginate_requests
  if (rows?.length === 0) return null
  return (
    <div className={styles.open}>
      <ListCaption title={t.leaveRequests.open} count={list.data?.count} />
      <DataTable
        label={t.leaveRequests.open}
        {...withNewRow(
          rows?.find(({ id }) => id === newId),
          { columns: ownColumns(acts, isPhone), rows, rowKey: ({ id }: LeaveRequest) => id },
        )}
        query={list}
        failed={t.leaveRequests.failed}
        empty={null}
      />
    </div>
  )
}
