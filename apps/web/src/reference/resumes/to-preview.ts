import type { ResumeLink } from '@portal/contract/resumes/links'
import { linkOptions } from '@tanstack/react-router'

type Shown = { id: number; link: Pick<ResumeLink, 'slug' | 'state'> }

/**
 * The link's props of the page of a CV: the public one while everybody is shown it, so that its address can be handed out, and otherwise
 * the one for managers.
 */
export const toPreview = ({ id, link }: Shown, owner: { slug: string }) =>
  link.state === 'on'
    ? linkOptions({ to: '/cv/$slug', params: { slug: link.slug } })
    : linkOptions({
        to: '/resumes/$userSlug/$cvId/preview',
        params: { userSlug: owner.slug, cvId: String(id) },
      })
