/**
 * The contacts that show that two candidates are one person. This list is separate from the comparison of contacts,
 * whose library the browser does not need.
 */
export const contactKinds = ['email', 'phone', 'linkedin'] as const
export type ContactKind = (typeof contactKinds)[number]
