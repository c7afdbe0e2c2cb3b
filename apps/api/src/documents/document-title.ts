import type { PublicResume } from '@portal/contract/resumes/resumes'
import { printableLine } from '@portal/domain/resumes/printable-text'

/** What the windows of programs and lists of files call the document: 'Olena Kovalenko, Developer'. */
export const documentTitleOf = ({ name, role }: Pick<PublicResume, 'name' | 'role'>): string =>
  [name, role]
    .map(printableLine)
    .filter((part) => part !== '')
    .join(', ')
