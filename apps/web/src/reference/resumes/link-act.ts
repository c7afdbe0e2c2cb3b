import type { ResumeLink } from '@portal/contract/resumes/links'

export type LinkAct = 'end' | 'renew' | 'lastDay' | 'turnOn'

/** A CV whose link is changed. `title` is what lists call it. */
export type LinkedResume = { id: number; title: string; link: ResumeLink }
