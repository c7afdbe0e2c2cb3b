import { ApiError } from '../../../api/api-errors.ts'
import { t } from '../../../messages/messages.ts'

/** The server's own sentence, which is the heading of a list that did not load. */
export const failureOf = (error: Error | null): string =>
  (error instanceof ApiError ? error.messages[0] : undefined) ?? t.dashboards.failed
