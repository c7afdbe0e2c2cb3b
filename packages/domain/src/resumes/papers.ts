/** The sizes in which the Word file of a CV is made: that of the PDF, 940 by 1330 points, and A4. */
export const papers = ['document', 'a4'] as const
export type Paper = (typeof papers)[number]
