/** The option that a select shows: the wish if it is offered, the only option where there is one, else none. */
export function chosenAmong(wish: number | null, options: readonly { id: number }[]): number | null {
  const wished = options.find((option) => option.id === wish)
  if (wished) return wished.id
  return options.length === 1 ? (options[0]?.id ?? null) : null
}

type Ids = { project_id: number | null; category_id: number | null }

/** What may be chosen. */
export type Offer = {
  projects: readonly { id: number }[]
  categories: readonly { id: number }[]
}

/** What somebody wants: what they picked, or else what was used the last time. */
export const wishesOf = (picked: Ids, lastUsed: Ids | undefined): Ids => ({
  project_id: picked.project_id ?? lastUsed?.project_id ?? null,
  category_id: picked.category_id ?? lastUsed?.category_id ?? null,
})

/** What the selects show of that. */
export const chosenOf = (wishes: Ids, offer: Offer): Ids => ({
  project_id: chosenAmong(wishes.project_id, offer.projects),
  category_id: chosenAmong(wishes.category_id, offer.categories),
})
