/** Whom an event may concern. */
type Audience =
  | 'admins'
  /** Of the projects on which the requester works today. */
  | 'requester_managers'
  | 'requester'
  | 'contract_user'
  | 'project_manager'

type Carried = 'request' | 'project'

type Rule = {
  carries: Carried
  /** A person of several audiences is told once, as one of the first. */
  tells: readonly Audience[]
}

/** Who is told of what (docs/product-rules.md#notifications). A new event is a row here and a migration of the check. */
export const notificationRules = {
  request_created: { carries: 'request', tells: ['admins', 'requester_managers'] },
  request_approved: { carries: 'request', tells: ['requester'] },
  request_declined: { carries: 'request', tells: ['requester'] },
  request_changed: { carries: 'request', tells: ['requester'] },
  request_deleted: { carries: 'request', tells: ['requester'] },
  contract_created: { carries: 'project', tells: ['contract_user', 'project_manager'] },
  contract_changed: { carries: 'project', tells: ['contract_user', 'project_manager'] },
  contract_deleted: { carries: 'project', tells: ['contract_user', 'project_manager'] },
} as const satisfies Record<string, Rule>
export type NotificationEvent = keyof typeof notificationRules
