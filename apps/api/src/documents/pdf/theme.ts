import { StyleSheet } from '@react-pdf/renderer'
import { fontFamilies, weights } from './fonts.ts'

/** The page in points. Its width of 940 is printed on A4 at 63 %, so text of 14 becomes 8.9. */
export const page = { width: 940, height: 1330, top: 56, bottom: 60 } as const
export const leftColumn = { width: 292, paddingLeft: 44, paddingRight: 32 } as const
export const rightColumn = {
  width: page.width - leftColumn.width,
  paddingLeft: 44,
  paddingRight: 52,
} as const

/** How wide the lines of text are, in points. */
export const room = {
  left: leftColumn.width - leftColumn.paddingLeft - leftColumn.paddingRight,
  right: rightColumn.width - rightColumn.paddingLeft - rightColumn.paddingRight,
} as const

export const colours = {
  ink: '#20232b',
  /** The contrast is 7.0:1 on white and 6.4:1 on the tint. */
  muted: '#545a68',
  /** The brand's colour, for shapes only: text in it would have 2.9:1 on white. */
  brand: '#ff655c',
  /** The brand's colour for text: 5.9:1 on white, 5.4:1 on the tint. */
  brandText: '#b3362e',
  line: '#e6e3e1',
  tint: '#f8f4f2',
  chip: '#fff1ef',
  chipLine: '#ffd8d4',
} as const

/**
 * The size and the distance of lines, in quarters of a point at the finest. The renderer adds heights up in single
 * precision: other fractions become errors after 25 pages, and it would squeeze all of the columns into one page.
 */
const lines = (fontSize: number, distance: number) => ({ fontSize, lineHeight: distance / fontSize })

export const nameLines = (fontSize: number) => lines(fontSize, Math.round(fontSize * 1.12))

export const text = StyleSheet.create({
  page: {
    fontFamily: fontFamilies,
    fontWeight: weights.regular,
    color: colours.ink,
    // Inter's contextual forms take half of the time and only change arrows and multiplication signs.
    fontFeatureSettings: { calt: 0 },
  },
  name: { ...nameLines(44), fontWeight: weights.extraBold, letterSpacing: -0.8 },
  summary: { ...lines(15, 23) },
  role: { ...lines(21, 26), fontWeight: weights.extraBold },
  heading: { ...lines(22, 26), fontWeight: weights.extraBold, letterSpacing: -0.2 },
  leftHeading: { ...lines(16, 20), fontWeight: weights.extraBold },
  title: { ...lines(16, 22), fontWeight: weights.semiBold },
  subtitle: { ...lines(14, 21), fontWeight: weights.medium, color: colours.brandText },
  label: { ...lines(13, 20), fontWeight: weights.semiBold },
  period: { ...lines(13, 22), fontWeight: weights.medium, color: colours.muted },
  plain: { ...lines(14, 21) },
  muted: { ...lines(14, 21), color: colours.muted },
  small: { ...lines(13, 20), color: colours.muted },
  smallStrong: { ...lines(13.5, 20), fontWeight: weights.semiBold },
  chip: { ...lines(12.5, 17), fontWeight: weights.medium },
  link: { color: colours.brandText, textDecoration: 'none' },
  footer: { ...lines(11.5, 16), color: colours.muted },
})
