/**
 * The requests that a page sends to the API as soon as it opens. The server names them in the headers of the page's
 * document, so that the browser sends them before the scripts are loaded. The browser keeps an unused answer and may give
 * it to a later request. So the page sends each of them: where it restores a choice that only the browser knows, its
 * loader requests the usual rows as well. early-requests.test.ts compares them with the queries of the pages.
 */
export type EarlyRequests = {
  /**
   * Below the API's prefix. `:id` and `:slug` come from the address, `:number` too, but only where it is a number; `:date`,
   * `:monday` and `:sunday` are the day of the address, or today, and its week; `:year`, `:month` (1 to 12), `:yearMonth`
   * (`2026-11`), `:first` and `:last` are its month with its days.
   */
  requests: readonly string[]
  /** The search parameters that the page may have; with any other there are no early requests. */
  search: readonly string[]
  /** The requests that the page sends besides at an address with exactly this search: `tab=contracts`, or '' for none. */
  added?: Readonly<Record<string, readonly string[]>>
}

/** Of the forecast, whichever of its lists is open. */
const forecastRequests = ['/dashboard/forecast', '/dashboard/missing_hours']

const firstCandidates = '/candidates?vacancy_id=:number&page=1&limit=10'

/** By route file, below src/routes and without ending. */
export const earlyRequests: Readonly<Record<string, EarlyRequests>> = {
  '_app/create-record': {
    requests: ['/records/calendar?from=:monday&to=:sunday', '/available_contracts?date=:date', '/categories'],
    search: ['date'],
  },
  '_app/create-admin-record': {
    requests: ['/admin/records?date=:date&page=1&limit=25&sort=user'],
    search: ['date'],
  },
  '_app/manage-categories': { requests: ['/categories'], search: [] },
  '_app/manage-contracts': { requests: ['/contracts?state=current&page=1&limit=25'], search: [] },
  '_app/manage-customers': { requests: ['/customers?page=1&limit=10'], search: [] },
  '_app/manage-projects': { requests: ['/projects?page=1&limit=10'], search: [] },
  '_app/manage-users': {
    requests: ['/users?active=true&page=1&limit=25', '/projects/names'],
    search: [],
  },
  '_app/vacancies': { requests: ['/vacancies?page=1&limit=10'], search: [] },
  '_app/manage-holidays': { requests: ['/holidays', '/requests/touched?page=1&limit=10'], search: ['open'] },
  '_app/candidates/$id': {
    requests: ['/candidates/:number', '/candidates/:number/history?page=1'],
    search: [],
  },
  '_app/vacancies_/$id': {
    requests: ['/vacancies/:number'],
    search: ['view', 'column', 'by', 'value', 'page'],
    added: {
      '': [firstCandidates],
      'view=board': [firstCandidates, '/candidates/board?vacancy_id=:number&limit=20'],
    },
  },
  '_app/admin-monthly-report': {
    requests: ['/admin/report/monthly?year_month=:yearMonth&page=1&limit=25'],
    search: [],
  },
  '_app/admin-monthly-report_/$userId': {
    requests: ['/users/:number', '/users/:number/projects'],
    search: ['month', 'day', 'project_id'],
    added: { '': ['/admin/records/calendar?user_id=:number&from=:first&to=:last'] },
  },
  // Those of everybody. A person who may read only their own sends other requests, and never uses this answer.
  '_app/requests': { requests: ['/requests?by_month=:month&by_year=:year&page=1&limit=10'], search: [] },
  '_app/requests_list': {
    requests: ['/requests?is_pending=true&page=1&limit=10', '/requests/touched?page=1&limit=1'],
    search: [],
  },
  '_app/my-requests': {
    requests: [
      '/requests?by_month=:month&by_year=:year&page=1&limit=5&mine=true',
      '/leave_counters?year=:year',
    ],
    search: [],
  },
  '_app/(dashboards)/users_list': {
    requests: ['/dashboard/users?page=1&limit=10'],
    search: ['forecast'],
    added: {
      'forecast=ending': forecastRequests,
      'forecast=free': forecastRequests,
      'forecast=no_hours': forecastRequests,
    },
  },
  '_app/(dashboards)/leaves_list': { requests: ['/dashboard/leaves?page=1&limit=10'], search: [] },
  '_app/(dashboards)/away': { requests: ['/away?month=:yearMonth&page=1&limit=50'], search: [] },
  '_app/(dashboards)/managers_list': { requests: ['/dashboard/managers'], search: [] },
  '_app/monthly-report': { requests: ['/records/calendar?from=:first&to=:last'], search: [] },
  '_app/my-report': {
    requests: ['/records?year=:year&month=:month&page=1&limit=10', '/records/calendar?from=:first&to=:last'],
    search: [],
  },
  '_app/recent-notifications': { requests: ['/notifications?page=1&limit=50'], search: [] },
  '_app/projects/$id': { requests: ['/projects/:number'], search: ['tab', 'page'] },
  '_app/users/$id': {
    requests: ['/users/:id', '/profiles/:number'],
    search: ['tab', 'page'],
    added: {
      'tab=contracts': ['/admin/users/:number/contracts?page=1&limit=10'],
      'tab=leaves': ['/users/:number/leaves/by_month?year=:year'],
      'tab=requests': ['/requests?user_id=:number&page=1&limit=10'],
      'tab=inventory': ['/inventories?profile_id=:number'],
      'tab=cv': ['/resumes?user_id=:number'],
    },
  },
  '_app/resumes/$resumeId/$section': { requests: ['/resumes/:number'], search: [] },
  'cv/$slug': { requests: ['/public/resumes/:slug'], search: ['tab'] },
}
