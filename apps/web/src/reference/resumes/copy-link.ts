import type { ResumeLink } from '@portal/contract/resumes/links'
import { t } from '../../messages/messages.ts'
import { copyText } from '../../shared/clipboard/copy-text.ts'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'

/** Copies the address of a CV that anyone may open who has it. */
export async function copyResumeLink({ url }: Pick<ResumeLink, 'url'>): Promise<void> {
  if (await copyText(url)) toastSuccess(t.cvLinks.copied)
  else toastError(t.clipboard.failed)
}
