import { asStored, trailOf } from '../../use-case/trail.ts'
import type { ResumeRow } from './resumes.store.ts'

/** What tells the CVs of one person apart. */
export const resumeTitle = ({ role, label }: Pick<ResumeRow, 'role' | 'label'>): string =>
  label === null ? role : `${role}, ${label}`

const ofResume = {
  object_type: 'resume',
  id: ({ id }: ResumeRow) => id,
  object: resumeTitle,
  person: ({ user_id }: ResumeRow) => user_id,
} as const

export const resumeTrail = trailOf<ResumeRow>({
  ...ofResume,
  fields: {
    ...asStored('name', 'role', 'summary', 'github_url', 'city', 'country', 'label'),
    avatar: { hidden: ({ avatar_file_id }) => avatar_file_id },
  },
})

/** The public link. Its slug opens the CV to everyone, so it is never told. */
const linkTrail = trailOf<ResumeRow>({
  ...ofResume,
  fields: {
    state: ({ link_on }) => (link_on ? 'on' : 'off'),
    ends_on: ({ link_ends_on }) => link_ends_on,
  },
})

type Link = Pick<ResumeRow, 'link_on' | 'link_ends_on'>

export const changedLink = (row: ResumeRow, link: Link) =>
  linkTrail.changed('resumes.change_link', row, { ...row, ...link })

/** Told also where the link was on, and without a last day. */
export const renewedLink = (row: ResumeRow, link: Link) =>
  linkTrail.changed('resumes.renew_link', row, { ...row, ...link }) ??
  linkTrail.done('resumes.renew_link', row)
