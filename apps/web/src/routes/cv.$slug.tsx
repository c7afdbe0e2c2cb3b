import { createFileRoute } from '@tanstack/react-router'
import { resumeView } from '../features/resumes/preview/resume-queries.ts'
import { ResumeScreen } from '../features/resumes/preview/resume-screen.tsx'
import { resumeSearch } from '../features/resumes/preview/resume-search.ts'
import { t } from '../messages/messages.ts'

export const Route = createFileRoute('/cv/$slug')({
  staticData: { access: 'everyone', title: t.pageTitles.cv },
  validateSearch: resumeSearch,
  loader: ({ context: { queryClient }, params: { slug } }) => {
    void queryClient.prefetchQuery(resumeView({ slug }))
  },
  component: () => <ResumeScreen resumeKey={{ slug: Route.useParams().slug }} tab={Route.useSearch().tab} />,
})
