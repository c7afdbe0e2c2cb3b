/** Why a text cannot be stored as it is: PostgreSQL's text cannot hold NUL, and UTF-8 no unpaired surrogate. */
export function faultOfText(text: string): 'nul' | 'half_character' | undefined {
  if (text.includes('\0')) return 'nul'
  return text.isWellFormed() ? undefined : 'half_character'
}
