import type { ObjectType } from '@portal/domain/trail/acts'

/** Pages of one object, and lists of those that have none. */
const pages: Readonly<Partial<Record<ObjectType, (id: number) => string>>> = {
  candidate: (id) => `/candidates/${id}`,
  category: (id) => `/manage-categories?open=${id}`,
  contract: () => '/manage-contracts',
  customer: () => '/manage-customers',
  holiday: () => '/manage-holidays',
  mail: () => '/mails',
  project: (id) => `/projects/${id}`,
  record: () => '/admin-monthly-report',
  request: (id) => `/requests?request=${id}`,
  user: (id) => `/users/${id}`,
  vacancy: (id) => `/vacancies/${id}`,
  webhook: (id) => `/webhooks/${id}`,
}

/** The path of the page on which an object of the trail is seen; that of the portal where there is none. */
export function pageOfObject(type: string, id: number | null): string {
  const paths: Readonly<Record<string, ((id: number) => string) | undefined>> = pages
  return (id !== null && paths[type]?.(id)) || '/'
}
