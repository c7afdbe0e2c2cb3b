import { inLatinLetters } from '../texts/latin-letters.ts'

type Named = { name: string; user_full_name: string }

/** The characters that a file name may not hold in every system, and control characters. */
const notInFileNames = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu

/**
 * `CV_` with the first word of the CV's name and the second capital letter of the person's full name, without an
 * ending: name Ivan of Ivan Petrenko gives `CV_IvanP`.
 */
export function documentNameOf({ name, user_full_name }: Named): string {
  const [firstWord = ''] = name.trim().split(/\s+/)
  const [, secondCapital = ''] = user_full_name.match(/\p{Lu}/gu) ?? []
  return `CV_${firstWord}${secondCapital}`.replaceAll(notInFileNames, '')
}

/** The same name in ASCII, for programs that know no other letters: `CV_ОленаШ` is `CV_OlenaSh`. */
export const latinDocumentName = (name: string): string => inLatinLetters(name).replace(/_+$/, '')
