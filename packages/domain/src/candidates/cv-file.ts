import { storedLine } from '../texts/stored.ts'

export const maxCvFileMegabytes = 10
export const maxCvFileBytes = maxCvFileMegabytes * 1024 * 1024

/** What a CV may be; the content decides, never the name. */
export const cvFileTypes = ['pdf', 'doc', 'docx'] as const
export type CvFileType = (typeof cvFileTypes)[number]

/** The longest name of a CV file, in characters. */
export const maxCvFileName = 120

/**
 * The name under which a sent file is kept: one visible line without folders and without characters that no file system
 * takes or that turn the reading direction, cut to its limit, with the ending of its content.
 */
export function cvFileName(sent: string, type: CvFileType): string {
  const ending = `.${type}`
  const line = storedLine(sent.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}]/gu, ' '))
  const name = (line.split(/[/\\]/).at(-1) ?? '').replaceAll(/[<>:"|?*]/g, ' ')
  const base = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
  const cut = [...base].slice(0, maxCvFileName - ending.length).join('')
  // A leading dot would hide the file.
  return (storedLine(cut.replaceAll(/^[.\s]+|[.\s]+$/g, '')) || 'CV') + ending
}
