const initial = (name: string) => Array.from(name)[0] ?? ''

/** The letters shown when there is no portrait. */
export const initialsOf = (person: { first_name: string; last_name: string }) =>
  `${initial(person.first_name)}${initial(person.last_name)}`.toUpperCase()

/** The same letters where only the full name is known. */
export function initialsOfName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/)
  return initialsOf({ first_name: first, last_name: others.at(-1) ?? '' })
}
