/**
 * What a page asks the API for as soon as it opens. The server names these requests in the headers of the page's
 * document, so that they leave before the scripts have come. Only what the page always asks for belongs here: the
 * browser keeps an unused answer until somebody asks for it. early-requests.test.ts compares the requests with the
 * queries of the pages.
 */
export type EarlyRequests = {
  /**
   * Below the API's prefix. `:id` comes from the address, `:number` too, but only where it is a number; `:date`,
   * `:monday` and `:sunday` are the day of the address, or today, and its week.
   */
  requests: readonly string[]
  /** An address with any other search parameter asks for something else, and has no early requests. */
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
  '_app/manage-users': { requests: ['/users?active=true&page=1&limit=25'], search: [] },
  '_app/projects.$id': { requests: ['/projects/:number'], search: ['tab', 'page'] },
  '_app/users.$id': { requests: ['/users/:id', '/profiles/:number'], search: ['tab', 'page'] },
}
