/** Blanks, line ends, control characters, and characters that draw nothing of their own. */
const unseen = String.raw`\s\p{Cc}\p{Cf}\u034F\u115F\u1160\u2800\u3164\uFFA0`
const isUnseen = new RegExp(`^[${unseen}]$`, 'u')
const seen = new RegExp(`[^${unseen}\\p{Default_Ignorable_Code_Point}]`, 'u')
/** A flag of a region, as England's, ends in format characters that are part of it. */
const regionFlag = /^\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}/u
/** These characters change the direction of what follows, even beyond the end of the text. */
const directions = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * A text of several lines as it is stored: composed (NFC), without blanks and invisible characters at its ends. Inside
 * it stays as it was typed: an emoji may be joined of several by invisible characters. '' when nothing would be seen.
 */
export function storedText(typed: string): string {
  if (!seen.test(typed)) return ''
  const characters = Array.from(typed)
  const isEnd = (character: string) => isUnseen.test(character)
  const first = characters.findIndex((character) => !isEnd(character))
  const last = characters.findLastIndex((character) => !isEnd(character))
  const [flag] = regionFlag.exec(characters.slice(last).join('')) ?? []
  const length = flag === undefined ? 1 : Array.from(flag).length
  return characters
    .slice(first, last + length)
    .join('')
    .normalize('NFC')
}

/**
 * A text of one line as it is stored: every run of blanks, line ends and control characters is one blank, and nothing
 * turns the direction of the text around it. '' when nothing would be seen.
 */
export const storedLine = (typed: string): string =>
  storedText(typed.replaceAll(directions, '').replaceAll(/[\s\p{Cc}]+/gu, ' '))

/** A number or a date that was pasted with invisible characters around and between its digits. */
export const withoutInvisible = (typed: string): string => typed.replaceAll(/\p{Cf}/gu, '').trim()
