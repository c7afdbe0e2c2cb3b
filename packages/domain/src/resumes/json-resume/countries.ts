const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** 'Ukraine' for UA; undefined for what is no code of ISO 3166-1. */
export function countryOf(code: string): string | undefined {
  const upper = code.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(upper) ? names.of(upper) : undefined
}

/** UA for 'Ukraine', without regard to case. */
export function countryCodeOf(country: string): string | undefined {
  const wanted = country.trim().toLowerCase()
  return letterPairs.find((code) => names.of(code)?.toLowerCase() === wanted)
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const letterPairs = letters.flatMap((first) => letters.map((second) => `${first}${second}`))
