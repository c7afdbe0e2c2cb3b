import { t } from '../messages/messages.ts'
import { PageTab, PageTabs } from '../shared/page/page-tabs.tsx'

const exactly = { includeSearch: false }

/** The links between the dashboards of managers, in the pages of several features. */
export const DashboardTabs = () => (
  <PageTabs label={t.dashboardTabs.label}>
    <PageTab to="/users_list" activeOptions={exactly}>
      {t.dashboardTabs.users}
    </PageTab>
    <PageTab to="/leaves_list" activeOptions={exactly}>
      {t.dashboardTabs.leaves}
    </PageTab>
    <PageTab to="/managers_list" activeOptions={exactly}>
      {t.dashboardTabs.managers}
    </PageTab>
    <PageTab to="/away" activeOptions={exactly}>
      {t.dashboardTabs.away}
    </PageTab>
  </PageTabs>
)
