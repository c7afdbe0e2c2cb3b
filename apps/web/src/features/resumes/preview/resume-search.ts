import * as z from 'zod/mini'

/** The tabs of a CV on phones, in order. */
export const resumeTabs = ['general', 'experience', 'education', 'projects', 'courses'] as const
export type ResumeTab = (typeof resumeTabs)[number]

export const resumeSearch = z.object({ tab: z.catch(z.optional(z.enum(resumeTabs)), undefined) })
