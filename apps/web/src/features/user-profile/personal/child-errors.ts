/** The path of a child's field in the form's errors. */
export const pathOf = (index: number, field: 'name' | 'date_of_birth') => `children.${index}.${field}`

/** The errors of the children that are left, each at its new place. */
export function errorsWithout(removed: number, errors: Readonly<Record<string, string>>) {
  const moved = Object.entries(errors).flatMap(([path, error]) => {
    const [list, place, ...rest] = path.split('.')
    const index = Number(place)
    if (list !== 'children' || place === undefined || index < removed) return [[path, error]]
    return index === removed ? [] : [[[list, index - 1, ...rest].join('.'), error]]
  })
  return Object.fromEntries(moved)
}
