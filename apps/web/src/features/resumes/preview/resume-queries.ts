import { type PublicResume, publicResumes, type Resume, resumes } from '@portal/contract/resumes/resumes'
import { documentNameOf } from '@portal/domain/resumes/file-name'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { q } from '../../../api/query.ts'

/** How an address names a CV: by its slug for everyone, by its number for manager-level people. */
export type ResumeKey = { slug: string } | { id: number }

/** The key of a CV in an address. A slug ends in random characters, so only the number of a CV is all digits. */
export const keyOf = (cvId: string): ResumeKey => (/^\d+$/.test(cvId) ? { id: Number(cvId) } : { slug: cvId })

/** The query of what a CV shows. Managers may name the CV by its number too, with the same fields in the answer. */
export const resumeView = (key: ResumeKey) =>
  queryOptions({
    queryKey: ['id' in key ? resumes.show.url : publicResumes.show.url, key, {}],
    queryFn: ({ signal }): Promise<PublicResume | Resume> =>
      'id' in key
        ? call(resumes.show, { params: key }, { signal })
        : call(publicResumes.show, { params: key }, { signal }),
    select: shownOf,
  })

/**
 * What a CV shows, from either answer. The public answer has no more than that; the one for managers has more in it,
 * but for the name of the document. Its label and link are left out, because the document does not change with them,
 * and the slug is empty.
 */
export function shownOf(resume: PublicResume | Resume): PublicResume {
  if ('document_name' in resume) return resume
  const { label, link, slug, ...shown } = resume
  return { ...shown, slug: '', document_name: documentNameOf(resume) }
}

/** The query of the numbers with which managers go on from a CV, which its public answer does not hold. */
export const resumeForManagers = (key: ResumeKey) =>
  q(resumes.show, { params: 'id' in key ? key : { id: key.slug } })
