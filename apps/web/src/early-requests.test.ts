import { categories } from '@portal/contract/categories'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import { forecast } from '@portal/contract/forecast/forecast'
import { holidays } from '@portal/contract/holidays'
import { notifications } from '@portal/contract/notifications'
import { projects } from '@portal/contract/projects'
import { candidates } from '@portal/contract/recruiting/candidate-routes'
import { vacancies } from '@portal/contract/recruiting/vacancies'
import { expect, test } from 'vitest'
import { q } from './api/query.ts'
import { fillPath, toQueryString } from './api/wire-format.ts'
import { earlyRequests } from './early-requests.ts'
import { awayPage } from './features/away/away-queries.ts'
import { boardOf } from './features/candidates/board/board-query.ts'
import { historyPage } from './features/candidates/history/significate-history.tsx'
import { candidatesPage } from './features/candidates/list/candidates-queries.ts'
import { contractsPage } from './features/contracts/contracts-queries.ts'
import { customersPage } from './features/customers/customers-queries.ts'
import { availablePage } from './features/dashboards/people/people-queries.ts'
import { touchedPage } from './features/holidays/touched/touched-queries.ts'
import { everyonesDay, ownContracts, ownWeek } from './features/hours/hours-queries.ts'
import { ownCounters } from './features/leave-requests/counters/own-counters.ts'
import { queuePage, touchedCount } from './features/leave-requests/queue/queue-queries.ts'
import { everyonesRequests, ownRequests } from './features/leave-requests/requests-queries.ts'
import { leavesPage } from './features/leaves/leaves-queries.ts'
import { pageQuery } from './features/notifications/notifications-queries.ts'
import {
  contractLog,
  equipmentOf,
  leaveByMonth,
  leaveRequestsOf,
  person,
  profileOf,
  resumesOf,
} from './features/profiles/profile-queries.ts'
import { projectsPage } from './features/projects/projects-queries.ts'
import {
  monthOfUser,
  person as personOfCalendar,
  projectsOfUser,
} from './features/reports/calendar/calendar-queries.ts'
import { reportPage } from './features/reports/monthly/report-queries.ts'
import { ownMonth, ownRecords } from './features/reports/own/own-report-queries.ts'
import { resumeById } from './features/resumes/editor/resume-queries.ts'
import { resumeView } from './features/resumes/preview/resume-queries.ts'
import { everyProject, usersPage } from './features/users/users-queries.ts'
import { vacanciesPage } from './features/vacancies/vacancies-queries.ts'

type Query = { queryKey: readonly unknown[] }

const urlOf = ({ queryKey: [url, params, query] }: Query) =>
  fillPath(String(url), params) + toQueryString(query)

const friday = '2026-11-20'
const values: Record<string, string> = {
  id: '4',
  number: '4',
  slug: 'ivan-4k2j5n6b7c',
  date: friday,
  monday: '2026-11-16',
  sunday: '2026-11-22',
  year: '2026',
  month: '11',
  yearMonth: '2026-11',
  first: '2026-11-01',
  last: '2026-11-30',
}

const queriesOfPages: Record<string, Query[]> = {
  '_app/create-record': [ownWeek(friday), ownContracts(friday), q(categories.list)],
  '_app/create-admin-record': [everyonesDay(friday, 1)],
  '_app/manage-categories': [q(categories.list, { query: {} })],
  '_app/manage-contracts': [contractsPage({})],
  '_app/manage-customers': [customersPage({})],
  '_app/manage-projects': [projectsPage({})],
  '_app/manage-users': [usersPage({}), everyProject],
  '_app/vacancies': [vacanciesPage({})],
  '_app/(dashboards)/users_list': [availablePage({})],
  '_app/(dashboards)/managers_list': [q(dashboards.managers)],
  '_app/(dashboards)/leaves_list': [leavesPage({})],
  '_app/(dashboards)/away': [awayPage({ month: '2026-11' })],
  '_app/manage-holidays': [q(holidays.list, { query: {} }), touchedPage(1)],
  '_app/candidates/$id': [q(candidates.show, { params: { id: 4 } }), historyPage(4)],
  '_app/vacancies_/$id': [q(vacancies.show, { params: { id: 4 } })],
  '_app/admin-monthly-report_/$userId': [personOfCalendar(4), projectsOfUser(4)],
  '_app/admin-monthly-report': [reportPage({ by: 'month', month: '2026-11' }, {}, 1)],
  '_app/requests': [everyonesRequests({ period: { by: 'month', month: '2026-11' } })],
  '_app/requests_list': [queuePage(1, 10), touchedCount],
  '_app/my-requests': [ownRequests({ period: { by: 'month', month: '2026-11' } }), ownCounters(2026)],
  '_app/resumes/$resumeId/$section': [resumeById('4')],
  '_app/monthly-report': [ownMonth('2026-11')],
  '_app/my-report': [ownRecords({ month: '2026-11' }), ownMonth('2026-11')],
  '_app/recent-notifications': [{ queryKey: [notifications.list.url, {}, pageQuery(1)] }],
  '_app/projects/$id': [q(projects.show, { params: { id: 4 } })],
  '_app/users/$id': [person('4'), profileOf(4)],
  'cv/$slug': [resumeView({ slug: 'ivan-4k2j5n6b7c' })],
}

const forecastQueries = [q(forecast.bench), q(forecast.missingHours)]
const candidatesOfVacancy = candidatesPage({ vacancyId: 4, filter: undefined, page: 1 })
/** By page and search. */
const queriesAdded: Record<string, Query[]> = {
  '_app/vacancies_/$id?': [candidatesOfVacancy],
  '_app/vacancies_/$id?view=board': [candidatesOfVacancy, boardOf({ vacancyId: 4, filter: undefined })],
  '_app/admin-monthly-report_/$userId?': [monthOfUser(4, '2026-11', undefined)],
  '_app/users/$id?tab=contracts': [contractLog(4)],
  '_app/users/$id?tab=leaves': [leaveByMonth(4, 2026)],
  '_app/users/$id?tab=requests': [leaveRequestsOf(4, 1)],
  '_app/users/$id?tab=inventory': [equipmentOf(4)],
  '_app/users/$id?tab=cv': [resumesOf(4)],
  '_app/(dashboards)/users_list?forecast=ending': forecastQueries,
  '_app/(dashboards)/users_list?forecast=free': forecastQueries,
  '_app/(dashboards)/users_list?forecast=no_hours': forecastQueries,
}

const filledIn = (requests: readonly string[]) =>
  requests.map((url) => url.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''))

test.each(Object.entries(earlyRequests))(
  'the early requests of %s are requests that the page sends',
  (page, { requests }) => {
    expect(filledIn(requests)).toEqual(queriesOfPages[page]?.map(urlOf))
  },
)

const added = Object.entries(earlyRequests).flatMap(([page, early]) =>
  Object.entries(early.added ?? {}).map(([search, requests]) => [`${page}?${search}`, requests] as const),
)
test.each(added)('the early requests that %s adds are requests that the page sends', (address, requests) => {
  expect(filledIn(requests)).toEqual(queriesAdded[address]?.map(urlOf))
})
