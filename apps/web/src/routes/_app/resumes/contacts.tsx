import { createFileRoute } from '@tanstack/react-router'
import { NewResumePage } from '../../../features/resumes/editor/new-resume-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/resumes/contacts')({
  staticData: { access: 'managerLevel', title: t.pageTitles.cv, parent: '/manage-users' },
  // `userId` is the person whose CV is begun. No schema reads it, because that would be in the first script.
  validateSearch: ({ userId }: Record<string, unknown>): { userId?: number | undefined } => ({
    userId: Number(userId) || undefined,
  }),
  component: NewResumePage,
})
