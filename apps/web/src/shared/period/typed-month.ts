import { formatMonth, isMonth } from '@portal/domain/days'
import { parseTypedMonth } from '@portal/domain/typed-days'
import { t } from '../../messages/messages.ts'
import { monthByKey } from '../dates/calendar-keys.ts'
import type { ValueKind } from '../dates/typed-value.ts'

export const monthKind: ValueKind = {
  isValue: isMonth,
  parse: parseTypedMonth,
  format: formatMonth,
  complete: /^\d{6}$/,
  byKey: monthByKey,
  placeholder: t.fields.monthPlaceholder,
  openLabel: t.fields.openMonths,
  invalid: t.fields.invalidMonth,
}
