import { renderToBuffer } from '@react-pdf/renderer'
import type { ResumeContent } from '../resume-content.ts'
import { loadFonts } from './fonts.ts'
import { resumeDocument } from './resume-document.ts'

let fonts: Promise<void> | undefined

/** The CV as PDF. Runs in a worker thread, since it takes the processor for tenths of a second. */
export default async function renderResume(content: ResumeContent): Promise<Uint8Array> {
  fonts ??= loadFonts().catch((error) => {
    // The thread lives on, and the next document tries again.
    fonts = undefined
    throw error
  })
  await fonts
  return renderToBuffer(resumeDocument(content))
}
