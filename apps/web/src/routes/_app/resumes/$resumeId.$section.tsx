import { createFileRoute, notFound } from '@tanstack/react-router'
import { ResumeEditorPage } from '../../../features/resumes/editor/resume-editor-page.tsx'
import { resumeById } from '../../../features/resumes/editor/resume-queries.ts'
import { sectionNamed } from '../../../features/resumes/editor/sections.ts'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/resumes/$resumeId/$section')({
  staticData: { access: 'managerLevel', title: t.pageTitles.cv, parent: '/manage-users' },
  loader: ({ context, params }) => {
    if (!sectionNamed(params.section)) throw notFound()
    void context.queryClient.prefetchQuery(resumeById(params.resumeId))
  },
  // The form of a new CV stays until this page can take its place, with what is typed.
  pendingMs: 1000,
  component: ResumeEditorPage,
})
