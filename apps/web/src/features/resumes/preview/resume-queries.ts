import { type PublicResume, publicResumes, resumes } from '@portal/contract/resumes/resumes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** How an address names a CV: by its slug for everyone, by its number for manager-level people. */
export type ResumeKey = { slug: string } | { id: number }

/** A slug ends in random characters, so only the number of a CV is all digits. */
export const keyOf = (cvId: string): ResumeKey => (/^\d+$/.test(cvId) ? { id: Number(cvId) } : { slug: cvId })

/** What a CV shows. */
export const resumeView = (key: ResumeKey) =>
  queryOptions({
    queryKey: ['id' in key ? resumes.show.url : publicResumes.show.url, key, {}],
    queryFn: ({ signal }): Promise<PublicResume> =>
      'id' in key
        ? call(resumes.show, { params: key }, { signal })
        : call(publicResumes.show, { params: key }, { signal }),
  })
