import type { PublicResume } from '@portal/contract/resumes/resumes'
import { LatePart, useLatePart } from './late-part.ts'

const lostCharacters = new LatePart(async () => (await import('../lost-characters.tsx'))?.LostCharacters)

/** What the PDF cannot show, for managers alone, who hand the CV out. */
export function LateLostCharacters({ resume }: { resume: PublicResume }) {
  const LostCharacters = useLatePart(lostCharacters)
  return LostCharacters && <LostCharacters resume={resume} isBand />
}
