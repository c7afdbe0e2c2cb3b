import { dashboards } from '@portal/contract/dashboards/dashboards'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { DashboardTabs } from '../../../reference/dashboard-tabs.tsx'
import { LinkButton } from '../../../shared/link-button.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { PageHeader } from '../../../shared/lists/page-header.tsx'
import { managerColumns } from './manager-columns.tsx'

/** The project managers with their projects and the people who work on them now. */
export function ManagersPage() {
  const list = useQuery(q(dashboards.managers))
  return (
    <>
      <PageHeader title={t.dashboards.managersTitle} count={list.data?.length} />
      <DashboardTabs />
      <DataTable
        label={t.dashboards.managersTitle}
        columns={managerColumns}
        rows={list.data}
        query={list}
        rowKey={({ id }) => id}
        firstNumber={1}
        failed={t.dashboards.managersFailed}
        empty={
          <>
            <p>{t.dashboards.managersEmpty}</p>
            <p>{t.dashboards.managersEmptyHint}</p>
            <LinkButton to="/manage-users">{t.dashboards.toUsers}</LinkButton>
          </>
        }
      />
    </>
  )
}
