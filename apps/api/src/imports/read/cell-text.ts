const msPerDay = 86_400_000

/** A number of a workbook as a spreadsheet shows it: 15 digits, and no exponent. */
export function decimalText(stored: string): string {
  const number = Number(stored)
  if (!Number.isFinite(number)) return stored
  const shown = Number(number.toPrecision(15))
  const text = String(shown)
  if (!text.includes('e')) return text
  return Math.abs(shown) < 1 ? shown.toFixed(20).replace(/\.?0+$/, '') : BigInt(shown).toString()
}

/** A cell of a workbook as text. Numbers are texts already, by `decimalText`. */
export function cellText(cell: unknown, is1904: boolean): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return cell instanceof Date ? momentText(cell.getTime(), is1904) : ''
}

/**
 * A day as YYYY-MM-DD, with its time of day where it has one. What lies within the two days from which the workbook counts is no day
 * but a duration, such as 1:30.
 */
function momentText(moment: number, is1904: boolean): string {
  // The fractions of a day that cells hold are a little less than whole seconds.
  const ms = Math.round(moment / 1000) * 1000
  const elapsed = ms - (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30))
  if (elapsed >= 0 && elapsed < 2 * msPerDay) return durationText(elapsed / 1000)
  const shown = new Date(ms)
  // A number beyond all days: spreadsheets show ##### for it.
  if (Number.isNaN(shown.getTime())) return '#NUM!'
  const text = shown.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, -14) : text.slice(0, -5).replace('T', ' ')
}

function durationText(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const clock = `${Math.floor(minutes / 60)}:${two(minutes % 60)}`
  return rest === 0 ? clock : `${clock}:${two(rest)}`
}
