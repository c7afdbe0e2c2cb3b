import { leaveFiles } from '@portal/contract/leave-balances'
import { yearOf } from '@portal/domain/days'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { DashboardTabs } from '../../reference/dashboard-tabs.tsx'
import { PersonFilter } from '../../reference/person-filter.tsx'
import { useToday } from '../../session/use-user.ts'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { ResetOnPhone } from '../../shared/filters/reset-on-phone.tsx'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { YearStepper } from '../../shared/period/year-stepper.tsx'
import { leaveBalancesColumns } from './leave-balances-columns.tsx'
import styles from './leave-balances-page.module.css'
import { leaveBalancesPage } from './leave-balances-queries.ts'

const route = getRouteApi('/_app/(dashboards)/leaves_list')

/** The days of leave that each active person took in a year, beside their limits. */
export function LeaveBalancesPage() {
  const search = route.useSearch()
  const { user_id, page = 1 } = search
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const thisYear = yearOf(useToday())
  const year = search.year ?? thisYear
  const list = useQuery(keepingRows(leaveBalancesPage(search)))
  const addressOf = (shown: number) => (shown === thisYear ? undefined : shown)

  const filter = (id: number | undefined) =>
    void navigate({ search: (now) => ({ year: now.year, user_id: id }), replace: true })
  // The chosen person and the page stay when the year changes, because every year lists the same people.
  const step = (years: number) =>
    void navigate({
      search: (now) => ({ ...now, year: addressOf((now.year ?? thisYear) + years) }),
      replace: true,
      resetScroll: false,
    })

  return (
    <>
      <PageHeader
        title={t.navigation.dashboard}
        list={t.pageTitles.leaveBalances}
        count={list.data?.count}
        tabs={<DashboardTabs />}
      >
        <DownloadMenu
          lists={[
            {
              title: t.pageTitles.leaveBalances,
              files: leaveFiles,
              query: { year: search.year, user_id },
            },
          ]}
        />
      </PageHeader>
      <div className={styles.controls}>
        <YearStepper
          year={year}
          onStep={step}
          onIntent={(years) =>
            void queryClient.prefetchQuery(leaveBalancesPage({ ...search, year: addressOf(year + years) }))
          }
        />
        <FilterBar search={<PersonFilter label={t.leaveBalances.user} value={user_id} onChange={filter} />} />
      </div>
      <DataTable
        label={t.pageTitles.leaveBalances}
        columns={leaveBalancesColumns(search.year)}
        rows={list.data?.users_leaves}
        query={list}
        rowKey={({ user_id: id }) => id}
        failed={t.leaveBalances.failed}
        empty={
          <>
            <p>{t.leaveBalances.empty}</p>
            <ResetOnPhone onReset={() => filter(undefined)} />
          </>
        }
      />
      <Pager
        page={page}
        pages={list.data?.pages}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
      />
    </>
  )
}
