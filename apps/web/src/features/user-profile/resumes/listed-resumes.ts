import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { t } from '../../../messages/messages.ts'

export type ListedResume = ResumeItem & {
  /** The end of the public link; empty for the only CV of this name and role. */
  linkEnd: string
}

const endLength = 4

/** CVs of one name and role, as of a copy and its base, are told apart by their public links. */
export function listedResumes(cvs: readonly ResumeItem[]): ListedResume[] {
  const counts = Map.groupBy(cvs, nameAndRole)
  return cvs.map((cv) => ({
    ...cv,
    linkEnd:
      (counts.get(nameAndRole(cv))?.length ?? 0) > 1 ? t.cvList.linkEnd(cv.slug.slice(-endLength)) : '',
  }))
}

const nameAndRole = ({ name, role }: ResumeItem) => JSON.stringify([name, role])
