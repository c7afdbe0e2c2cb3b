import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { DashboardTabs } from '../../../reference/dashboard-tabs.tsx'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { TextSearch } from '../../../shared/filters/text-search.tsx'
import { LinkButton } from '../../../shared/link-button.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { managerColumns } from './manager-columns.tsx'
import { managersList } from './managers-queries.ts'
import type { ManagersSearch } from './managers-search.ts'

const route = getRouteApi('/_app/(dashboards)/managers_list')

/** The project managers with their projects and the people who work on them now. */
export function ManagersPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const list = useQuery(keepingRows(managersList(search)))
  const show = (next: ManagersSearch) =>
    void navigate({ search: (now) => ({ ...now, ...next }), replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title={t.navigation.dashboard}
        list={t.dashboards.managersTitle}
        count={list.data?.length}
        tabs={<DashboardTabs />}
      />
      <FilterBar
        search={
          <TextSearch
            label={t.dashboards.searchManagers}
            value={search.search}
            onChange={(text) => show({ search: text })}
          />
        }
      />
      <DataTable
        label={t.dashboards.managersTitle}
        columns={managerColumns}
        rows={list.data}
        query={list}
        rowKey={({ id }) => id}
        firstNumber={1}
        failed={t.dashboards.managersFailed}
        sorting={{
          value: search.sort,
          onChange: (next) => show({ sort: next }),
        }}
        empty={
          search.search ? (
            <>
              <p>{t.dashboards.managersNotFound(search.search)}</p>
              <Button variant="default" onClick={() => show({ search: undefined })}>
                {t.dashboards.showAllManagers}
              </Button>
            </>
          ) : (
            <>
              <p>{t.dashboards.managersEmpty}</p>
              <p>{t.dashboards.managersEmptyHint}</p>
              <LinkButton to="/manage-users">{t.dashboards.toUsers}</LinkButton>
            </>
          )
        }
      />
    </>
  )
}
