import { t } from '../../messages/messages.ts'
import { useMayOpen } from '../../session/use-permissions.ts'
import { PageTab, PageTabs } from '../../shared/page/page-tabs.tsx'

const exactly = { includeSearch: false }

/** The links between everyone's requests, one's own and the queue of admins. */
export function RequestTabs() {
  const mayDecide = useMayOpen('/requests_list')
  return (
    <PageTabs label={t.leaveRequests.tabs}>
      <PageTab to="/requests" activeOptions={exactly}>
        {t.leaveRequests.everyone}
      </PageTab>
      <PageTab to="/my-requests" activeOptions={exactly}>
        {t.leaveRequests.mine}
      </PageTab>
      {mayDecide && (
        <PageTab to="/requests_list" activeOptions={exactly}>
          {t.decisions.tab}
        </PageTab>
      )}
    </PageTabs>
  )
}
