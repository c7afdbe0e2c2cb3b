import type { NotificationEvent } from '../notifications.ts'
import { isAdmin, type RoleHolder } from '../roles.ts'

/** The kinds of notifications that may also go by mail. */
export const mailPreferenceKinds = ['request_created', 'request_decided', 'contract_changed'] as const
export type MailPreferenceKind = (typeof mailPreferenceKinds)[number]
export type MailPreferences = Readonly<Record<MailPreferenceKind, boolean>>

/** What goes by mail until the person chooses: decisions on one's own leave, and for admins the leave that is asked for. */
export const usualMailPreferences = (person: Pick<RoleHolder, 'role'>): MailPreferences => ({
  request_created: isAdmin(person),
  request_decided: true,
  contract_changed: false,
})

const kindOf: Readonly<Record<NotificationEvent, MailPreferenceKind | undefined>> = {
  request_created: 'request_created',
  request_approved: 'request_decided',
  request_declined: 'request_decided',
  request_changed: 'request_decided',
  request_deleted: 'request_decided',
  request_recounted: 'request_decided',
  request_reopened: 'request_decided',
  contract_created: 'contract_changed',
  contract_changed: 'contract_changed',
  contract_deleted: 'contract_changed',
  hours_reminder: undefined,
}

/** The kind that an event belongs to; undefined for what is told in the portal alone. */
export const mailPreferenceOf = (event: NotificationEvent): MailPreferenceKind | undefined => kindOf[event]
