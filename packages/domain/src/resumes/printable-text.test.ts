import { expect, it } from 'vitest'
import { isRightToLeft, lostIn, printableLine, printableText } from './printable-text.ts'

it.each([
  ['Ukrainian stays', 'Їжак, ґанок, об’єкт № 5', 'Їжак, ґанок, об’єкт № 5'],
  ['the apostrophe of Ukrainian becomes the one that looks the same', 'памʼять', 'пам’ять'],
  ['letters with accents are composed', 'Cafe\u0301 и\u0306', 'Café й'],
  ['emoji are left out', 'Done 🚀 by 👩🏽‍💻 in 🇺🇦', 'Done by in'],
  ['signs that the typeface has stay', 'C++ → C#, ✓ ★ ™', 'C++ → C#, ✓ ★ ™'],
  [
    'control characters and marks of direction are left out',
    'a\u0000b\u0007c\u202ed\u200be\u00adf',
    'abcdef',
  ],
  ['halves of characters are left out', 'a\ud800b', 'ab'],
  ['letters of other scripts become boxes', '日本 ок', '□□ ок'],
  ['Georgian, Armenian and Hebrew stay', 'თბილისი Երևան שָׁלוֹם', 'თბილისი Երևան שָׁלוֹם'.normalize('NFC')],
  ['letters in another form become usual ones', 'ﬁｎe 𝐁', 'fine B'],
  [
    'a vertical tab, a form feed and other ends of lines break the line',
    'a\vb\fc\u0085d\u2029e',
    'a\nb\nc\nd\ne',
  ],
  ['blanks become one, and lines are trimmed', '  a \u00a0\t b \r\n\u2028 c ', 'a b\n\nc'],
])('%s', (_, typed, printed) => {
  expect(printableText(typed)).toBe(printed)
})

it('a short text is one line', () => {
  expect(printableLine('a\nb')).toBe('a b')
})

it.each([
  ['Їжак, памʼять,\u00a0C++ → C#, ✓️ ★ ™ 1️⃣\n', []],
  ['Cafe\u0301 ﬁｎe 𝐁 a\u200bb\u0000', []],
  ['Done 🚀 by 👩🏽‍💻 in 🇺🇦 🚀', ['🚀', '👩🏽‍💻', '🇺🇦']],
  ['□ of the typeface', []],
  ['日本, שלום, عربي', ['日', '本', 'ع', 'ر', 'ب', 'ي']],
])('the printed text %j loses %j', (typed, lost) => {
  expect(lostIn(typed)).toEqual(lost)
})

it.each([
  ['שלום Node.js', true],
  ['2024 - שלום', true],
  ['Node.js שלום', false],
  ['Їжак', false],
  ['', false],
])('the text %j is written from right to left: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected)
})
