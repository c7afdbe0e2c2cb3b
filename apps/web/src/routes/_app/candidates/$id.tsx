import { createFileRoute } from '@tanstack/react-router'
import { CandidatePage } from '../../../features/candidates/candidate-page.tsx'
import { t } from '../../../messages/messages.ts'

export const Route = createFileRoute('/_app/candidates/$id')({
  staticData: { access: 'recruiting', title: t.titles.candidate, parent: '/vacancies' },
  // Other texts become NaN, which the server refuses.
  params: {
    parse: ({ id }) => ({ id: Number(id) }),
    stringify: ({ id }) => ({ id: String(id) }),
  },
  component: CandidatePage,
})
