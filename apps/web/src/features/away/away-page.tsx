import { Button } from '@mantine/core'
import { awayFiles } from '@portal/contract/away'
import { firstMonth, lastMonth, type Month, monthOf } from '@portal/domain/days'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { keepingRows } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { DashboardTabs } from '../../reference/dashboard-tabs.tsx'
import { ProjectSelect } from '../../reference/project-select.tsx'
import { useToday } from '../../session/use-user.ts'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx'
import { Pager } from '../../shared/lists/pager.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { ListCaption, PageHeader } from '../../shared/page/page-header.tsx'
import { monthInAddress } from '../../shared/period/month-in-address.ts'
import { MonthStepper } from '../../shared/period/month-stepper.tsx'
import styles from './away-page.module.css'
import { People } from './away-people.tsx'
import { awayPage, pageSize } from './away-queries.ts'
import type { AwaySearch } from './away-search.ts'

const route = getRouteApi('/_app/(dashboards)/away')

/** Who has leave in a month: a timeline on a desktop, a card for each person with leave on a phone. */
export function AwayPage() {
  const { month: asked, project_id, page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const today = useToday()
  const isPhone = useIsPhone()
  const month = asked ?? monthOf(today)
  const list = useQuery(keepingRows(awayPage({ month, project_id, page })))

  // Another month or project leads to the first page.
  const show = (next: Partial<AwaySearch>) =>
    void navigate({
      search: { month: monthInAddress(month, today), project_id, ...next },
      replace: true,
      resetScroll: false,
    })
  const showAll = () => show({ project_id: undefined })
  const isFiltered = project_id !== undefined
  const { data } = list
  return (
    <>
      <PageHeader title={t.navigation.dashboard} list={t.pageTitles.away} tabs={<DashboardTabs />}>
        <DownloadMenu
          lists={[{ title: t.pageTitles.away, files: awayFiles, query: { month, project_id } }]}
        />
      </PageHeader>
      <FilterBar
        search={
          <MonthStepper
            label={t.away.month}
            value={month}
            minMonth={firstMonth}
            maxMonth={lastMonth}
            onChange={(next) => show({ month: monthInAddress(next, today) })}
            onIntent={(next: Month) =>
              void queryClient.prefetchQuery(awayPage({ month: next, project_id, page: 1 }))
            }
          />
        }
        activeCount={isFiltered ? 1 : 0}
        resultCount={data?.away_count}
        onReset={showAll}
      >
        <ProjectSelect
          label={t.away.project}
          placeholder={t.lists.all}
          value={project_id ?? null}
          clearable
          onChange={(id) => show({ project_id: id ?? undefined })}
        />
      </FilterBar>
      <ListCaption title={t.days.wholeMonth(month)}>
        {data && data.count > 0 && (
          <p className={styles.summary}>{t.away.summary(data.away_count, data.count)}</p>
        )}
      </ListCaption>
      {data ? (
        <People answer={data} month={month} isUpdating={list.isPlaceholderData} />
      ) : list.error ? (
        <ErrorNotice title={t.away.failed} error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <ListSkeleton label={`${t.lists.loading}: ${t.pageTitles.away}`} isCards={isPhone} />
      )}
      {data?.count === 0 && isFiltered && (
        <Button variant="default" onClick={showAll}>
          {t.away.showAllProjects}
        </Button>
      )}
      <Pager
        page={page}
        // The people without leave, who come last, have no cards.
        pages={isPhone && data ? Math.ceil(data.away_count / pageSize) : data?.pages}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
      />
    </>
  )
}
