/** The letters shown when there is no portrait. */
export const initialsOf = (person: { first_name: string; last_name: string }) =>
  `${person.first_name.slice(0, 1)}${person.last_name.slice(0, 1)}`.toUpperCase()
