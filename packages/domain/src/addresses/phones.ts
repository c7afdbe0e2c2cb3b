import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/min'

/** A phone number in a longer text, with the characters of the text that it takes up. */
type FoundPhone = {
  /** In the international form: `+380671112233`. */
  number: string
  start: number
  end: number
}

/**
 * Each number of a field in the order in which they stand, whatever stands between two of them. A number without a
 * country's code counts as Ukrainian, as the company is.
 */
export function phonesIn(typed: string): FoundPhone[] {
  const text = readableText(typed)
  // A plus begins a number; letters, commas and line breaks end one. Any other character may stand within a number as
  // well as between two numbers.
  const found: FoundPhone[] = []
  let start = 0
  for (const part of text.split(/(?<=[\p{L},;|\n])|(?=\+)/u)) {
    found.push(...phonesOfPart(part, start))
    start += part.length
  }
  return found
}

/** What dials one number of a field; `address` is undefined for the text around numbers. */
type PhonePart = { text: string; start: number; address: string | undefined }

/**
 * The whole text of a field in parts, each number with the address that dials it. An extension follows its number
 * behind a comma, which is a pause while dialling. Without a number that exists, what looks like one is dialled as typed.
 */
export function phoneParts(typed: string): PhonePart[] {
  const found = phonesIn(typed)
  const dialled =
    found.length > 0 ? found.map((phone) => withExtension(phone, typed)) : digitsAsTyped(readableText(typed))
  const parts: PhonePart[] = []
  let end = 0
  for (const phone of dialled) {
    const start = withBracket(phone, typed)
    parts.push({ text: typed.slice(end, start), start: end, address: undefined })
    parts.push({ text: typed.slice(start, phone.end), start, address: `tel:${phone.number}` })
    end = phone.end
  }
  parts.push({ text: typed.slice(end), start: end, address: undefined })
  return parts.filter(({ text }) => text !== '')
}

/** Where the text of a number begins: before the bracket that is closed within it, as in '(044) 123-45-67'. */
const withBracket = ({ start, end }: FoundPhone, typed: string): number =>
  typed[start - 1] === '(' && /^[^()]*\)/.test(typed.slice(start, end)) ? start - 1 : start

/** Behind a number: 'ext. 12', 'ext=12', 'доб. 12', 'вн. 12', '#12', 'x12' or ', 12'. A longer row of digits is another number. */
const extension =
  /^[\s,;(]*(?:(?:ext(?:ension)?|доб|дод|вну?т?р?|x|#)[\s.:=]*|(?<=,\s*))(?<digits>\d{1,6})(?![\d-]|\s*\d)\)?/iu

function withExtension(phone: FoundPhone, typed: string): FoundPhone {
  const [text, digits] = extension.exec(typed.slice(phone.end)) ?? []
  if (text === undefined || digits === undefined) return phone
  return { ...phone, number: `${phone.number},${digits}`, end: phone.end + text.length }
}

/** Groups of digits of a field without a number that exists, as numbers within a building are. */
function digitsAsTyped(typed: string): FoundPhone[] {
  return [...typed.matchAll(/[+(]*\d[\d\s().-]*\d/g)].map(({ 0: text, index }) => ({
    number: text.replaceAll(/[^\d+]/g, ''),
    start: index,
    end: index + text.length,
  }))
}

/**
 * The text with plain digits and without the zero that is dialled within a country only, `+44 (0)20 …`. Each character
 * stays in its place.
 */
const readableText = (typed: string): string =>
  [...typed]
    .map((letter) => {
      const plain = letter.normalize('NFKC')
      return plain.length === letter.length ? plain : letter
    })
    .join('')
    .replaceAll(/(?<=\+\d{1,3}\s*)\(0\)/g, '   ')

function phonesOfPart(part: string, start: number): FoundPhone[] {
  const groups = [...part.matchAll(/\+?\d+/g)].map(({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
  }))
  const [first, last] = [groups[0], groups.at(-1)]
  if (first === undefined || last === undefined) return []
  const whole = parsed(part.replaceAll(/\p{Cf}/gu, ''))
  if (whole === undefined || !canBe(whole)) return bestSplit(groups)
  // An extension such as '#12' is found behind the number.
  const end = whole.ext === undefined ? last : groups.at(-2)
  return [{ number: whole.number, start: first.start, end: (end ?? last).end }]
}

/**
 * The lists of the numbers that exist lag behind, so a number of the right length counts; one that begins with the zero of
 * calls within the country misses a digit.
 */
const canBe = (phone: PhoneNumber): boolean =>
  phone.isValid() || (phone.isPossible() && !phone.nationalNumber.startsWith('0'))

type Group = { text: string; start: number; end: number }
type Split = { phones: FoundPhone[]; leftOver: number }

/** Groups with more digits are not a phone number in any country. */
const mostDigits = 17

/** Splits groups of digits into phone numbers so that as few digits as possible are left over. */
function bestSplit(groups: readonly Group[]): FoundPhone[] {
  const bests: Split[] = [{ phones: [], leftOver: 0 }]
  for (const [index, group] of groups.entries()) {
    const before = bests[index] ?? nothing
    let best = { phones: before.phones, leftOver: before.leftOver + group.text.length }
    for (const { first, phone } of phonesEndingAt(groups, index)) {
      const { phones, leftOver } = bests[first] ?? nothing
      if (leftOver < best.leftOver) best = { phones: [...phones, phone], leftOver }
    }
    bests.push(best)
  }
  return bests.at(-1)?.phones ?? []
}

/** The numbers that the groups up to the given one make, each with the place of its first group. */
function phonesEndingAt(groups: readonly Group[], index: number): { first: number; phone: FoundPhone }[] {
  const phones: { first: number; phone: FoundPhone }[] = []
  let run = ''
  for (let first = index; first >= 0; first -= 1) {
    const { text, start } = groups[first] ?? noGroup
    run = text + run
    if (run.length > mostDigits) break
    const phone = parsed(run)
    if (phone?.isValid())
      phones.push({ first, phone: { number: phone.number, start, end: groups[index]?.end ?? start } })
  }
  return phones
}

const noGroup: Group = { text: '', start: 0, end: 0 }
const nothing: Split = { phones: [], leftOver: 0 }

const parsed = (text: string): PhoneNumber | undefined => parsePhoneNumber(withCountry(text), 'UA')

/**
 * `8 067 …` and `80 67 …` are how numbers of Ukraine were dialled from within it; a plus before it is a typing error.
 * `8 701 …` and `8 912 …` are how numbers of the code +7 are still written.
 */
function withCountry(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  if (/^80[1-9]\d{8}$/.test(digits)) return `+3${digits}`
  return /^8[79]\d{9}$/.test(digits) ? `+7${digits.slice(1)}` : text
}
