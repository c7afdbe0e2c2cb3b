import { createFileRoute } from '@tanstack/react-router'
import { keyOf, resumeView } from '../features/resumes/preview/resume-queries.ts'
import { ResumeScreen } from '../features/resumes/preview/resume-screen.tsx'
import { resumeSearch } from '../features/resumes/preview/resume-search.ts'
import { t } from '../messages/messages.ts'

/** The person's slug in the address is only there for people to read: whether it is right makes no difference. */
export const Route = createFileRoute('/resumes/$userSlug/$cvId/preview')({
  staticData: { access: 'everyone', title: t.pageTitles.cv },
  validateSearch: resumeSearch,
  loader: ({ context: { queryClient, user }, params: { cvId } }) => {
    const key = keyOf(cvId)
    if (user || 'slug' in key) void queryClient.prefetchQuery(resumeView(key))
  },
  component: () => <ResumeScreen resumeKey={keyOf(Route.useParams().cvId)} tab={Route.useSearch().tab} />,
})
