/** Each vacancy has a draft of its own of a new candidate, and so has the list of all candidates. */
export const newCandidateDraft = (vacancyId: number | null) => `candidates.create.${vacancyId ?? 'all'}`

export const candidateDraft = (id: number) => `candidates.edit.${id}`
