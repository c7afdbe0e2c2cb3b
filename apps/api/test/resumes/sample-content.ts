import type { PublicResume } from '@portal/contract/resumes/resumes'
import sharp from 'sharp'
import type { ResumeContent } from '../../src/documents/resume-content.ts'

/** Makes a CV with pictures for the avatar and for every book that has a cover. */
export async function sampleContent(resume: PublicResume): Promise<ResumeContent> {
  const drawn = await jpegOf(coverDrawing)
  return {
    resume,
    language: 'en',
    avatar: resume.avatar === null ? null : await jpegOf(portraitDrawing),
    covers: resume.books.map(({ cover }) => (cover === null ? null : drawn)),
    updated_at: new Date('2025-03-12T10:00:00Z'),
  }
}

const jpegOf = (drawing: string): Promise<Uint8Array> => sharp(Buffer.from(drawing)).jpeg().toBuffer()

const portraitDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
  <defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="#c9d6e3"/><stop offset="1" stop-color="#8fa8bf"/></linearGradient></defs>
  <rect width="512" height="512" fill="url(#wall)"/>
  <ellipse cx="256" cy="230" rx="128" ry="150" fill="#4a3328"/>
  <path d="M60 540 C60 400 160 360 256 360 C352 360 452 400 452 540 Z" fill="#2f4858"/>
  <rect x="216" y="300" width="80" height="90" rx="36" fill="#d9a683"/>
  <ellipse cx="256" cy="240" rx="92" ry="112" fill="#e8bb9a"/>
  <path d="M164 220 C170 120 342 110 350 220 C310 190 300 150 256 152 C220 154 196 190 164 220 Z" fill="#4a3328"/>
</svg>`

const coverDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="560">
  <rect width="400" height="560" fill="#1f3b4d"/><rect y="380" width="400" height="180" fill="#e0a458"/>
  <circle cx="200" cy="250" r="110" fill="none" stroke="#e0a458" stroke-width="18"/>
</svg>`
