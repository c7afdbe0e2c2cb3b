import type { Notification } from '@portal/contract/notifications'
import { notificationInWords } from '../../messages/events.ts'
import { t } from '../../messages/messages.ts'

/** A notification in words, without its dates or project. */
export const sentenceOf = (notification: Notification) =>
  t.notifications.sentence(notification.message_owner.full_name, notificationInWords(notification))
