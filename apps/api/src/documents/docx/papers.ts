import type { Paper } from '@portal/domain/resumes/papers'

/** The template of each size, and its lengths as a share of those of the document's own size. */
export const wordPapers: Readonly<Record<Paper, { template: string; share: number }>> = {
  document: { template: 'resume-template.docx', share: 1 },
  a4: { template: 'resume-template-a4.docx', share: 595.3 / 940 },
}
