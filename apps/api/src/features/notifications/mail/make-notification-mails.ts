import { formatDay } from '@portal/domain/days'
import { mailPreferenceOf, usualMailPreferences } from '@portal/domain/mail/mail-preferences'
import { isManagerLevel } from '@portal/domain/roles'
import { englishMails } from '@portal/words/mails'
import type { Tx } from '../../../db/client.ts'
import type { Deps } from '../../../deps.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { presentNotification } from '../notifications.presenter.ts'
import { listNotificationsByIds, type NotificationRow } from '../notifications.store.ts'
import { findReader, listPeopleToTell, markMailed, takePending } from './pending.store.ts'
import { findChosen } from './preferences.store.ts'

/** What happens to a person within this time after the first event comes in one mail. */
const gatheredMs = 20_000
const peopleAtOnce = 20
/** Items of one mail; the portal shows the others. */
const mostItems = 20

type MakerDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl'>

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
  if (!reader?.active || reader.isInvited) return
  const wanted = (await findChosen(tx, userId)) ?? usualMailPreferences(reader)
  const rows = (await listNotificationsByIds(tx, ids)).filter(({ event }) => {
    const kind = mailPreferenceOf(event)
    return kind !== undefined && wanted[kind]
  })
  if (rows.length === 0) return
  const { mail, publicUrl } = deps
  const items = rows
    .slice(-mostItems)
    .map((row) => ({ text: textOf(row), url: publicUrl + pageOf(row, reader) }))
  const content = englishMails.notifications({ portal: mail.portalName, items, url: `${publicUrl}/settings` })
  await queueMail(tx, deps, { kind: 'notifications', to: reader, content })
}

/** Who did what, with the days of the request or the project. */
function textOf(row: NotificationRow): string {
  const {
    message,
    message_owner,
    project,
    request_start_date: from,
    request_end_date: to,
  } = presentNotification(row)
  const days =
    from === null || to === null
      ? undefined
      : from === to
        ? formatDay(from)
        : `${formatDay(from)} – ${formatDay(to)}`
  const thing = project ?? days
  const sentence = `${message_owner.full_name} ${message}`
  return thing === undefined || sentence.includes(thing) ? sentence : `${sentence}: ${thing}`
}

type RoleOfReader = Parameters<typeof isManagerLevel>[0]

/** The page of the portal that the notification leads to. */
function pageOf(
  { event, requestId, requestStartDate, projectId }: NotificationRow,
  reader: RoleOfReader,
): string {
  if (event === 'request_created') return requestId === null ? '/requests' : `/requests?request=${requestId}`
  if (mailPreferenceOf(event) === 'contract_changed') {
    return isManagerLevel(reader) && projectId !== null ? `/projects/${projectId}` : '/profile?tab=contracts'
  }
  return requestStartDate === null ? '/my-requests' : `/my-requests?date=${requestStartDate}`
}
