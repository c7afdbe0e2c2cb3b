/** Ukrainian letters by the official table (resolution 55 of the Cabinet of Ministers, 2010), and those of Russian besides. */
const letters: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  ё: 'e',
  ъ: '',
  ы: 'y',
  э: 'e',
  // Letters of Latin alphabets that are no plain letter with a mark.
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const atStart: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const apostrophes = /(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})/gu
/** A letter begins a word after anything but a letter, and as a capital after a small one. */
const wordStart = /(?<!\p{L})|(?<=\p{Ll})(?=\p{Lu})/u

/** The text in ASCII: 'Їжак' becomes 'Yizhak'. Characters of scripts other than Latin and Cyrillic are left out. */
export const inLatinLetters = (text: string): string =>
  text.normalize('NFC').replaceAll(apostrophes, '').split(wordStart).map(wordInLatin).join('')

/** 'зг' is 'zgh', because 'zh' stands for 'ж'. */
const wordInLatin = (word: string): string =>
  [...word.replaceAll(/(?<=з)г/giu, (letter) => (letter === 'Г' ? 'GH' : 'gh'))]
    .map((letter, place, all) => latinOf(letter, place === 0, all[place + 1]))
    .join('')

function latinOf(letter: string, isFirst: boolean, next: string | undefined): string {
  const small = letter.toLowerCase()
  const latin = (isFirst ? atStart[small] : undefined) ?? letters[small]
  if (latin === undefined) return asciiOf(letter)
  if (letter === small) return latin
  // Of several letters only the first is a capital, unless the whole word is in capitals.
  const isInCapitals = next !== undefined && /\p{Lu}/u.test(next)
  return isInCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
}

const asciiOf = (letter: string) => letter.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '')
