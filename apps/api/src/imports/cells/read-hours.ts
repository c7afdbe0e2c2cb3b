import { hoursOfClock, maxHoursPerDay } from '@portal/domain/hours/hours'
import { withoutInvisible } from '@portal/domain/texts/stored'
import { because, type Reason } from '@portal/words/reasons'

const number = String.raw`(\d{0,6}[.,]?\d{1,10})`
const clock = /^(\d{1,3}):([0-5]\d)(?::([0-5]\d)(?:[.,]0+)?)?$/
const decimal = new RegExp(`^${number}$`)
const iso = new RegExp(`^PT(?=\\d)(?:${number}H)?(?:${number}M)?(?:${number}S)?$`, 'i')
const hourUnit = '(?:h|hrs?|hours?|год|години?)'
const minuteUnit = '(?:m|min|mins|minutes?|хв|хвилини?)'
const secondUnit = '(?:s|sec|secs|seconds?|с|сек|секунди?)'
const units = new RegExp(
  `^(?=\\d)(?:${number}\\s*${hourUnit}\\.?)?\\s*(?:${number}\\s*${minuteUnit}\\.?)?\\s*(?:${number}\\s*${secondUnit}\\.?)?$`,
  'i',
)

/**
 * Hours of a file: `1:30`, `1:30:15`, `1,5`, `1.5`, `1h 30m`, `5400s` or `PT1H30M`, rounded to what is stored. Seconds need their unit,
 * because a bare 5400 could be minutes as well.
 */
export function readHours(text: string): { value: number } | { reason: Reason } {
  const typed = withoutInvisible(text)
  const parts = clock.exec(typed) ?? decimal.exec(typed) ?? iso.exec(typed) ?? units.exec(typed)
  if (parts === null) return { reason: because('imports.hours', { text }) }
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map((part) =>
    Number((part ?? '0').replace(',', '.')),
  )
  const value = hoursOfClock(hours ?? 0, (minutes ?? 0) + (seconds ?? 0) / 60)
  if (value > maxHoursPerDay)
    return { reason: because('imports.hours_too_many', { text, max: maxHoursPerDay }) }
  return value > 0 ? { value } : { reason: because('records.hours_too_few') }
}
