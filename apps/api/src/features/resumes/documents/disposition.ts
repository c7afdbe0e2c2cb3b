import { latinDocumentName } from '@portal/domain/resumes/file-name'
import { create } from 'content-disposition'

/** Names a CV's file in all its letters, and in Latin ones for programs that read only these (RFC 6266). */
export const dispositionOf = (
  type: 'inline' | 'attachment',
  name: string,
  ending: 'pdf' | 'docx' | 'json',
): string => create(`${name}.${ending}`, { type, fallback: `${latinDocumentName(name)}.${ending}` })
