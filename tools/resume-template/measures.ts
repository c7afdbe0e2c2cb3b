import type { Paper } from '@portal/domain/resumes/papers'
import { avatarSide, coverSide } from '../../apps/api/src/documents/docx/docx-view.ts'
import { wordPapers } from '../../apps/api/src/documents/docx/papers.ts'

const twipsPerCm = 567

/** The measures of the Word template on a size, in twips (1/20 point) unless the name says otherwise. */
export function measuresOf(paper: Paper) {
  const { share } = wordPapers[paper]
  const twips = (length: number) => Math.round(length * share)
  const centimetres = (length: number) => twips(length * twipsPerCm)
  // The page of the PDF, 940 by 1330 points.
  const page = { width: twips(940 * 20), height: paper === 'a4' ? 16_838 : 1330 * 20 }
  // The tinted column leaves 0.8 cm on both sides of its picture.
  const gap = centimetres(0.8)
  const leftWidth = centimetres(avatarSide) + 2 * gap
  return {
    page,
    gap,
    leftWidth,
    rightWidth: page.width - leftWidth,
    rightGap: centimetres(1.2),
    coverWidth: centimetres(coverSide),
    /** A length of the document's own size. */
    twips,
    /** A size of a text in half points, which must stay readable on the smaller page. */
    halfPoints: (size: number) => Math.ceil(size * share),
  }
}
export type Measures = ReturnType<typeof measuresOf>

/** The colours of the PDF. */
export const colours = {
  ink: '20232B',
  muted: '545A68',
  accent: 'B3362E',
  brand: 'FF655C',
  tint: 'F8F4F2',
  line: 'E6E3E1',
}

/** The sizes of texts on the document's own size, in half points. */
export const sizes = { name: 92, role: 42, heading: 42, leftHeading: 32, entry: 32, text: 28, small: 26 }

export const fontName = 'Inter'
