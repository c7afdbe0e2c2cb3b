import { monthOf } from '@portal/domain/days'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keepingRows } from '../../../api/query.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { DashboardTabs } from '../../../reference/dashboard-tabs.tsx'
import { useToday } from '../../../session/use-user.ts'
import { Pager } from '../../../shared/lists/pager.tsx'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { AvailablePeople } from './available-people.tsx'
import { availablePage, staffPage } from './people-queries.ts'
import type { PeopleSearch, PeopleView } from './people-search.ts'
import { shownMonth } from './shown-month.ts'
import { StaffPeople } from './staff-people.tsx'
import styles from './users-dashboard-page.module.css'

const route = getRouteApi('/_app/(dashboards)/users_list')

/**
 * Shows who is available, or was hired or fired in a month. `children` stand above the list of available people, and on
 * phones below it, where the people come first.
 */
export function UsersDashboardPage({ children }: { children?: ReactNode }) {
  const { forecast: _, ...search } = route.useSearch()
  const { view = 'available', page = 1 } = search
  const navigate = route.useNavigate()
  const month = shownMonth(search.month, monthOf(useToday()))
  const isAvailable = view === 'available'
  const isPhone = useIsPhone()
  const available = useQuery({ ...keepingRows(availablePage(search)), enabled: isAvailable })
  const shown = isAvailable ? 'hired' : view
  const staff = useQuery({ ...keepingRows(staffPage({ view: shown, month, page })), enabled: !isAvailable })
  const list = isAvailable ? available : staff

  // Another view, filter, order or month leads to the first page. What else is in the address stays.
  const show = (next: PeopleSearch) =>
    void navigate({
      search: (now) => ({ ...now, ...next, page: undefined }),
      replace: true,
      resetScroll: false,
    })
  const views = (
    <ViewFilter
      view={view}
      onChange={(next: PeopleView) => show({ view: next === 'available' ? undefined : next })}
    />
  )
  return (
    <>
      <PageHeader
        title={t.navigation.dashboard}
        list={t.dashboards.usersTitle}
        count={list.data?.count}
        tabs={<DashboardTabs />}
      />
      {isAvailable && !isPhone && children}
      {isAvailable ? (
        <AvailablePeople views={views} search={search} list={available} onShow={show} />
      ) : (
        <StaffPeople views={views} view={view} month={month} list={staff} onShow={show} />
      )}
      <Pager
        page={page}
        pages={list.data?.total_pages}
        onPage={(next) => navigate({ search: (now) => ({ ...now, page: next === 1 ? undefined : next }) })}
      />
      {isAvailable && isPhone && <div className={styles.below}>{children}</div>}
    </>
  )
}

const offeredViews = ['available', 'hired', 'fired'] as const

type ViewFilterProps = { view: PeopleView; onChange: (view: PeopleView) => void }

/** Chooses available, hired or fired people. */
const ViewFilter = ({ view, onChange }: ViewFilterProps) => (
  <SegmentedControl
    aria-label={t.dashboards.view}
    options={offeredViews.map((value) => ({ value, label: t.dashboards.views[value] }))}
    value={view}
    onChange={onChange}
  />
)
