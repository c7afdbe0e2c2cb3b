import type { NotificationPreferences } from '@portal/contract/accounts/notification-preferences'
import { type MailPreferences, usualMailPreferences } from '@portal/domain/mail/mail-preferences'
import type { Actor } from '../../../use-case/actor.ts'
import type { Deps } from '../../deps.ts'
import { findChosen, saveChosen } from './preferences.store.ts'

/** What goes to the actor by mail: what they have chosen, or what is usual for their role. */
export async function showPreferences({ db }: Deps, actor: Actor): Promise<NotificationPreferences> {
  return { mail: (await findChosen(db, actor.id)) ?? usualMailPreferences(actor) }
}

type Changes = { [Kind in keyof MailPreferences]?: boolean | undefined }

/** Kinds that are left out stay as they are. */
export async function changePreferences(
  deps: Deps,
  actor: Actor,
  changes: Changes,
): Promise<NotificationPreferences> {
  const { mail: present } = await showPreferences(deps, actor)
  const chosen = {
    request_created: changes.request_created ?? present.request_created,
    request_decided: changes.request_decided ?? present.request_decided,
    contract_changed: changes.contract_changed ?? present.contract_changed,
  }
  await saveChosen(deps.db, actor.id, chosen)
  return { mail: chosen }
}
