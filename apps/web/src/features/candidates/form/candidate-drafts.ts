/** Each vacancy has a draft of its own of a new candidate. */
export const newCandidateDraft = (vacancyId: number) => `candidates.create.${vacancyId}`

export const candidateDraft = (id: number) => `candidates.edit.${id}`
