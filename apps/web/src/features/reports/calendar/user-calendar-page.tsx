import type { Month } from '@portal/domain/days'
import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../../api/api-errors.ts'
import { useOwnPageTitle } from '../../../browser/page-title.ts'
import { t } from '../../../messages/messages.ts'
import { UnknownPerson } from '../../../reference/unknown-person.tsx'
import { useToday, useUser } from '../../../session/use-user.ts'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { monthInAddress } from '../../../shared/period/month-in-address.ts'
import { EveryonesReportTabs } from '../report-tabs.tsx'
import { monthOfUser, person, projectsOfUser } from './calendar-queries.ts'
import { CalendarFilters } from './filters/calendar-filters.tsx'
import { MonthOfRecords } from './month-of-records.tsx'
import { PrintedSheet } from './printed-sheet.tsx'
import { choiceOf, type NamedChoice, rememberChoice } from './remembered-choice.ts'
import { shownMonth, userIdIn, userLimits } from './shown-month.ts'

const route = getRouteApi('/_app/admin-monthly-report_/$userId')

export function UserCalendarPage() {
  const { userId } = route.useParams()
  const id = userIdIn(userId)
  const user = useQuery({ ...person(id ?? 0), ...(id === undefined && { queryFn: skipToken }) })
  const isUnknown = user.error instanceof ApiError && user.error.status === 404
  useOwnPageTitle(user.data && t.calendar.ofPerson(user.data.full_name))
  return id === undefined || isUnknown ? (
    <UnknownPerson />
  ) : (
    <UserCalendar key={id} userId={id} name={user.data?.full_name} />
  )
}

type Props = {
  userId: number
  /** The person's name; undefined until it is loaded. */
  name: string | undefined
}

/** The month of a person, and the choice of the person and of one of their projects. */
function UserCalendar({ userId, name }: Props) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const viewer = useUser()
  const today = useToday()
  const projects = useQuery(projectsOfUser(userId))
  const limits = userLimits(today)
  const month = shownMonth(search, limits, today)
  // A project that the person never had filters nothing.
  const projectId =
    projects.data?.some(({ id }) => id === search.project_id) === false ? undefined : search.project_id

  const [remembered] = useState(() => choiceOf(viewer.id, userId))
  const user = name === undefined ? remembered?.user : { id: userId, name }
  const project =
    [...(projects.data ?? []), remembered?.project].find((one) => one?.id === projectId) ?? undefined
  const remember = useEffectEvent((chosen: NamedChoice) => rememberChoice(viewer.id, chosen))
  useEffect(() => {
    if (name === undefined || (projectId !== undefined && project === undefined)) return
    remember({ user: { id: userId, name }, project: project ?? null })
  }, [userId, name, projectId, project])

  const chooseProject = (id: number | undefined) => {
    // The choice is stored before the navigation, because a page that is opened without a project gets the stored one.
    if (id === undefined && user) rememberChoice(viewer.id, { user, project: null })
    void navigate({ search: (now) => ({ ...now, project_id: id }), replace: true, resetScroll: false })
  }
  return (
    <PrintedSheet heading={t.calendar.sheet([user?.name, project?.name], month)}>
      <PageHeader
        title={t.navigation.report}
        list={t.pageTitles.calendar}
        tabs={<EveryonesReportTabs shownUserId={userId} />}
      />
      <CalendarFilters
        userId={userId}
        user={user}
        onUser={(id) =>
          void navigate({
            params: { userId: String(id) },
            search: { month: search.month },
            resetScroll: false,
          })
        }
        projectId={projectId}
        project={project}
        projects={projects.data}
        isProjectsFailed={projects.isLoadingError}
        onProject={chooseProject}
      />
      <MonthOfRecords
        of={`${userId} ${projectId}`}
        userId={userId}
        isFiltered={projectId !== undefined}
        today={today}
        month={month}
        limits={limits}
        search={search}
        queryOf={(of) => monthOfUser(userId, of, projectId)}
        onMonth={(next) =>
          void navigate({
            search: { month: monthInAddress(next, today), project_id: projectId },
            resetScroll: false,
          })
        }
        onList={(day) =>
          void navigate({ search: (now) => ({ ...now, day }), replace: true, resetScroll: false })
        }
      />
    </PrintedSheet>
  )
}

type Wanted = { userId: string; month: Month; projectId: number | undefined }

/** Requests what the page shows, while the page's code is loading. */
export function prefetchUserMonth(queryClient: QueryClient, { userId, month, projectId }: Wanted) {
  const id = userIdIn(userId)
  if (id === undefined) return
  void queryClient.prefetchQuery(monthOfUser(id, month, projectId))
  void queryClient.prefetchQuery(person(id))
  void queryClient.prefetchQuery(projectsOfUser(id))
}
