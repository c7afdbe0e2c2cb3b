/** Measures and colours of the Word template. Lengths are twips (1/20 point) unless the name says otherwise. */

const twipsPerCm = 567

/** The page of the PDF, 940 by 1330 points. */
export const page = { width: 940 * 20, height: 1330 * 20 }

/** The picture is 11 cm wide; the tinted column leaves 0.8 cm on both of its sides. */
export const gap = Math.round(0.8 * twipsPerCm)
export const leftWidth = 11 * twipsPerCm + 2 * gap
export const rightWidth = page.width - leftWidth
export const rightGap = Math.round(1.2 * twipsPerCm)

/** A cover is 2.55 cm wide. */
export const coverWidth = Math.round(2.55 * twipsPerCm)

/** The colours of the PDF. */
export const colours = {
  ink: '20232B',
  muted: '545A68',
  accent: 'B3362E',
  brand: 'FF655C',
  tint: 'F8F4F2',
  line: 'E6E3E1',
}

/** The sizes of texts, in half points. */
export const sizes = { name: 92, role: 42, heading: 42, leftHeading: 32, entry: 32, text: 28, small: 26 }

export const fontName = 'Inter'
