/**
 * The contacts that show that two candidates are one person. Apart from their comparison, whose library the browser
 * does not need.
 */
export const contactKinds = ['email', 'phone', 'linkedin'] as const
export type ContactKind = (typeof contactKinds)[number]
