import { type Day, formatDay } from '@portal/domain/days'
import type { LeaveRequestStatus } from '@portal/domain/leave/leave'
import { mailPreferenceOf, usualMailPreferences } from '@portal/domain/mail/mail-preferences'
import type { NotificationEvent } from '@portal/domain/notifications'
import { isManagerLevel } from '@portal/domain/roles'
import { leaveNames } from '@portal/words/leave-names'
import { englishMails } from '@portal/words/mails'
import type { Tx } from '../../../db/client.ts'
import { mailingOf } from '../../../mail/mailing.ts'
import { type MailDeps, queueMail } from '../../../mail/queue-mail.ts'
import type { Deps } from '../../deps.ts'
import { presentNotification } from '../notifications.presenter.ts'
import { listNotificationsByIds, type NotificationRow } from '../notifications.store.ts'
import {
  findReader,
  listPeopleToTell,
  markMailed,
  readRequestStatuses,
  takePending,
} from './pending.store.ts'
import { findChosen } from './preferences.store.ts'

/** What happens to a person within this time after the first event comes in one mail. */
export const gatheredMs = 20_000
const peopleAtOnce = 20
/** Items of one mail; the portal shows the others. */
const mostItems = 20

type MakerDeps = MailDeps & Pick<Deps, 'db'>

/** Makes the mails of the notifications that their people want by mail, one for each person. */
export async function makeNotificationMails(deps: MakerDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - gatheredMs)
  for (;;) {
    const people = await listPeopleToTell(deps.db, before, peopleAtOnce)
    for (const userId of people) await deps.db.transaction((tx) => makeMailOf(deps, tx, userId))
    if (people.length < peopleAtOnce) return
  }
}

async function makeMailOf(deps: MakerDeps, tx: Tx, userId: number): Promise<void> {
  const ids = await takePending(tx, userId)
  if (ids.length === 0) return
  await markMailed(tx, ids)
  const reader = await findReader(tx, userId)
  if (!reader?.active || reader.is_invited) return
  const wanted = (await findChosen(tx, userId)) ?? usualMailPreferences(reader)
  const rows = (await listStillTrue(tx, ids)).filter(({ event }) => {
    const kind = mailPreferenceOf(event)
    return kind !== undefined && wanted[kind]
  })
  if (rows.length === 0) return
  const { publicUrl } = deps.config
  const items = rows
    .slice(-mostItems)
    .map((row) => ({ text: textOf(row, reader), url: publicUrl + pageOf(row, reader) }))
  const content = englishMails.notifications({
    portal: mailingOf(deps.config).portalName,
    items,
    count: rows.length,
    moreUrl: `${publicUrl}/recent-notifications`,
    url: `${publicUrl}/settings`,
  })
  await queueMail(tx, deps, { kind: 'notifications', to: reader, content })
}

/**
 * The notifications that are not read and tell what is so now: a request that still waits, and a decision that still
 * stands. A decision that was taken back before anybody was told of it is not told either.
 */
async function listStillTrue(tx: Tx, ids: readonly number[]): Promise<NotificationRow[]> {
  const rows = await listNotificationsByIds(tx, ids)
  const statuses = await readRequestStatuses(
    tx,
    rows.flatMap(({ request_id }) => request_id ?? []),
  )
  const decided = new Set(rows.filter(({ event }) => isDecision(event)).map(({ request_id }) => request_id))
  return rows.filter(({ event, read, request_id }) => {
    if (read) return false
    const toldStatus = statusToldBy[event]
    if (toldStatus === undefined) return true
    if (request_id === null || statuses.get(request_id) !== toldStatus) return false
    return event !== 'request_reopened' || !decided.has(request_id)
  })
}

/** The status that a request has as long as the event is news. */
const statusToldBy: Partial<Record<NotificationEvent, LeaveRequestStatus>> = {
  request_created: 'pending',
  request_approved: 'approved',
  request_declined: 'rejected',
  request_reopened: 'pending',
}

const isDecision = (event: NotificationEvent) => event === 'request_approved' || event === 'request_declined'

/** Who did what, with the days of the request and, for those who read everyone's, its type, or with the project. */
function textOf(row: NotificationRow, reader: RoleOfReader): string {
  const { message, message_owner, project, request_type, request_start_date, request_end_date } =
    presentNotification(row)
  const type = request_type !== null && isManagerLevel(reader) ? leaveNames.en[request_type] : undefined
  const things = [type, periodOf(request_start_date, request_end_date), project ?? undefined]
  const sentence = `${message_owner.full_name} ${message}`
  const added = things.filter((thing) => thing !== undefined && !sentence.includes(thing))
  return added.length === 0 ? sentence : `${sentence}: ${added.join(', ')}`
}

function periodOf(from: Day | null, to: Day | null): string | undefined {
  if (from === null || to === null) return undefined
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`
}

type RoleOfReader = Parameters<typeof isManagerLevel>[0]

/** The page of the portal that the notification leads to. */
function pageOf(
  { event, request_id, request_start_date, project_id }: NotificationRow,
  reader: RoleOfReader,
): string {
  if (event === 'request_created')
    return request_id === null ? '/requests' : `/requests?request=${request_id}`
  if (mailPreferenceOf(event) === 'contract_changed') {
    return isManagerLevel(reader) && project_id !== null
      ? `/projects/${project_id}`
      : '/profile?tab=contracts'
  }
  return request_start_date === null ? '/my-requests' : `/my-requests?date=${request_start_date}`
}
