import { profiles } from '@portal/contract/profiles/profiles'
import { resumes } from '@portal/contract/resumes/resumes'
import { users } from '@portal/contract/users'
import { q } from '../../../api/query.ts'

/** The query of the whole CV, because all sections and the page beside the form show it. */
export const resumeById = (id: string) => q(resumes.show, { params: { id: Number(id) } })

export const ownerOf = (userId: number) => q(users.show, { params: { id: String(userId) } })
export const profileOfOwner = (userId: number) => q(profiles.show, { params: { id: userId } })
