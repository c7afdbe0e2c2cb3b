/** The key of the changes of a CV's order, which are shown before they are saved. */
export const sortingOf = (resumeId: number) => ['order of a CV', resumeId] as const
