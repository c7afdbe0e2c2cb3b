import slugify from '@sindresorhus/slugify'

/** The most characters of the role in a slug. */
const maxRoleCharacters = 40

/**
 * The slug of a CV's public link: its role in ASCII, and random characters, so that it cannot be guessed. It says nothing of
 * whose CV it is.
 */
export function resumeSlug(role: string, random: string): string {
  const words = slugify(role, { decamelize: false }).slice(0, maxRoleCharacters).replace(/-$/, '')
  return `${words || 'cv'}-${random}`
}
