import type { ResumeLink } from '@portal/contract/resumes/links'
import { publicResumes } from '@portal/contract/resumes/resumes'
import { call } from '../../api/client.ts'
import { t } from '../../messages/messages.ts'
import { copyText } from '../../shared/clipboard/copy-text.ts'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'

const mostPlaces = 3
const mostShown = 10

/**
 * Copies the address of a CV that anyone may open who has it, and tells what its PDF cannot show before it is handed out.
 */
export async function copyResumeLink({ url }: Pick<ResumeLink, 'url'>): Promise<void> {
  if (!(await copyText(url))) return toastError(t.clipboard.failed)
  toastSuccess(t.cvLinks.copied)
  const places = await lostBehind(url)
  if (places !== '') toastError(t.cvLinks.lost(places))
}

/** The characters that the PDF behind a link cannot show, with their places; empty also where that cannot be asked now. */
async function lostBehind(url: string): Promise<string> {
  try {
    const slug = new URL(url).pathname.split('/').at(-1) ?? ''
    const [{ lostPlaces }, resume] = await Promise.all([
      import('./lost-places.ts'),
      call(publicResumes.show, { params: { slug } }),
    ])
    return lostPlaces(resume)
      .slice(0, mostPlaces)
      .map(({ place, characters }) => t.cvLinks.lostIn(characters.slice(0, mostShown).join(' '), place))
      .join('; ')
  } catch {
    return ''
  }
}
