import type { TimeRecord } from '@portal/contract/hours/hours'
import { formatDay } from '@portal/domain/days'
import { formatHours } from '@portal/domain/hours/hours'
import { t } from '../../../messages/messages.ts'
import { kindName } from '../../../reference/record-kinds.ts'

/** Names a record among others of its day. */
export const nameOf = (record: TimeRecord): string =>
  t.hours.recordNamed(formatHours(record.hours), record.project ?? kindName(record), formatDay(record.date))
