import type { Notification } from '@portal/contract/notifications'
import { englishEvents, eventInWords } from '@portal/words/events'

/** What a notification tells, in the language of the screens; one from before facts were kept has the server's words. */
export const notificationInWords = ({ facts, message, ...told }: Notification): string =>
  facts === null ? message : eventInWords({ ...told, facts }, englishEvents)
