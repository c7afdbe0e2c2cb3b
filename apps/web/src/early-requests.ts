/**
 * The requests that a page sends to the API as soon as it opens. The server names them in the headers of the page's
 * document, so that the browser sends them before the scripts are loaded. Only requests that the page always sends
 * belong here: the browser keeps an unused answer and may give it to a later request. early-requests.test.ts compares
 * them with the queries of the pages.
 */
export type EarlyRequests = {
  /**
   * Below the API's prefix. `:id` and `:slug` come from the address, `:number` too, but only where it is a number; `:date`,
   * `:monday` and `:sunday` are the day of the address, or today, and its week; `:year`, `:month`, `:first` and `:last`
   * are its month with its days.
   */
  requests: readonly string[]
  /** The search parameters that the page may have; with any other there are no early requests. */
  search: readonly string[]
}

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
  '_app/(dashboards)/users_list': { requests: ['/dashboard/users?page=1&limit=10'], search: [] },
  '_app/(dashboards)/managers_list': { requests: ['/dashboard/managers'], search: [] },
  '_app/monthly-report': { requests: ['/records/calendar?from=:first&to=:last'], search: [] },
  '_app/my-report': {
    requests: ['/records?year=:year&month=:month&page=1&limit=10', '/records/calendar?from=:first&to=:last'],
    search: [],
  },
  '_app/recent-notifications': { requests: ['/notifications?page=1&limit=50'], search: [] },
  '_app/projects/$id': { requests: ['/projects/:number'], search: ['tab', 'page'] },
  '_app/users/$id': { requests: ['/users/:id', '/profiles/:number'], search: ['tab', 'page'] },
  'cv/$slug': { requests: ['/public/resumes/:slug'], search: ['tab'] },
}
