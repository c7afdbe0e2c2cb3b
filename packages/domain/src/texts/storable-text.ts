export const holdsNul = 'Text must not hold the character NUL'
export const holdsHalfCharacter = 'Text must not hold half of a character (an unpaired surrogate)'

/** Why a text cannot be stored as it is: PostgreSQL's text cannot hold NUL, and UTF-8 no unpaired surrogate. */
export function faultOfText(text: string): typeof holdsNul | typeof holdsHalfCharacter | undefined {
  if (text.includes('\0')) return holdsNul
  return text.isWellFormed() ? undefined : holdsHalfCharacter
}
