import { categories } from '@portal/contract/categories'
import { dashboards } from '@portal/contract/dashboards/dashboards'
import { notifications } from '@portal/contract/notifications'
import { projects } from '@portal/contract/projects'
import { expect, test } from 'vitest'
import { q } from './api/query.ts'
import { fillPath, toQueryString } from './api/wire-format.ts'
import { earlyRequests } from './early-requests.ts'
import { contractsPage } from './features/contracts/contracts-queries.ts'
import { customersPage } from './features/customers/customers-queries.ts'
import { availablePage } from './features/dashboards/people/people-queries.ts'
import { everyonesDay, ownContracts, ownWeek } from './features/hours/hours-queries.ts'
import { pageQuery } from './features/notifications/notifications-queries.ts'
import { projectsPage } from './features/projects/projects-queries.ts'
import { ownMonth, ownRecords } from './features/reports/own/own-report-queries.ts'
import { resumeView } from './features/resumes/preview/resume-queries.ts'
import { person, profileOf } from './features/user-profile/profile-queries.ts'
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
  '_app/monthly-report': [ownMonth('2026-11')],
  '_app/my-report': [ownRecords({ month: '2026-11' }), ownMonth('2026-11')],
  '_app/recent-notifications': [{ queryKey: [notifications.list.url, {}, pageQuery(1)] }],
  '_app/projects/$id': [q(projects.show, { params: { id: 4 } })],
  '_app/users/$id': [person('4'), profileOf(4)],
  'cv/$slug': [resumeView({ slug: 'ivan-4k2j5n6b7c' })],
}

test.each(Object.entries(earlyRequests))(
  'the early requests of %s are requests that the page sends',
  (page, { requests }) => {
    const urls = requests.map((url) => url.replace(/:(\w+)/g, (_, name: string) => values[name] ?? ''))
    expect(urls).toEqual(queriesOfPages[page]?.map(urlOf))
  },
)
