import type { Notification } from '@portal/contract/notifications'
import { t } from '../../messages/messages.ts'

/** A notification in words, without its dates or project. */
export const sentenceOf = ({ message_owner, message }: Notification) =>
  t.notifications.sentence(message_owner.full_name, message)
