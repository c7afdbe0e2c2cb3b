import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import {
  isRightToLeft,
  printableLine,
  printableLines,
  printableText,
} from '@portal/domain/resumes/printable-text'
import { Link, StyleSheet, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement as h, type ReactElement } from 'react'
import { linkedParts, type TextPart } from '../linked-parts.ts'
import { stackOf } from './flow.ts'
import { weights, widthOf } from './fonts.ts'
import { lineBreaks } from './line-breaks.ts'
import { colours, room, text } from './theme.ts'

type Style = Extract<ComponentProps<typeof Text>['style'], { fontSize?: unknown }>
export type TextStyle = Style & { fontSize: number }

const bulletWidth = 16
const chipPadding = 9
const chipGap = 6
/** The padding and the border on both sides. */
const chipEdges = 2 * chipPadding + 2
const chipRoom = room.right - chipEdges
/** Room for a period such as 'Mar 2021 – Ongoing' or 'Issued Nov 2020', with the gap before it. */
const periodWidth = 170

const styles = StyleSheet.create({
  bullet: { flexDirection: 'row' },
  // The dot takes no width, so that on a next page the text stands at the same place without it.
  dot: {
    width: 5,
    height: 5,
    borderRadius: 2.5,
    backgroundColor: colours.brand,
    marginTop: 7,
    marginRight: -5,
  },
  bulletText: { flex: 1, marginLeft: bulletWidth },
  bulletFromRight: { flexDirection: 'row-reverse' },
  dotAtRight: { marginRight: 0, marginLeft: -5 },
  bulletTextFromRight: { flex: 1, marginRight: bulletWidth },
  chips: { flexDirection: 'row', gap: chipGap },
  chip: {
    backgroundColor: colours.chip,
    borderWidth: 1,
    borderColor: colours.chipLine,
    borderRadius: 11,
    paddingVertical: 2.5,
    paddingHorizontal: chipPadding,
    maxWidth: '100%',
  },
  titleRow: { flexDirection: 'row', justifyContent: 'space-between', gap: 20 },
  rowTitle: { flex: 1 },
  titleRowFromRight: { flexDirection: 'row-reverse' },
  // The side is told as well: the renderer places a text that makes its own box, such as a chip, by that alone.
  rightToLeft: { direction: 'rtl', textAlign: 'right' },
})

/** The parts of a text in lines; a part with an address is a link whose field is as wide as its letters on each line. */
function drawn(parts: readonly TextPart[], style: TextStyle, width: number): ReactElement {
  const whole = parts.map((part) => part.text).join('')
  const direction = isRightToLeft(whole) ? styles.rightToLeft : {}
  return h(
    Text,
    {
      style: [style, direction],
      orphans: 2,
      widows: 2,
      ...lineBreaks(whole, { fontSize: style.fontSize, width }),
    },
    // The first part of a line decides about the whole line, and a link does not take the direction of the text around it.
    ...parts.map((part) =>
      part.url === undefined
        ? part.text
        : h(Link, { src: part.url, style: text.link }, h(Text, { style: direction }, part.text)),
    ),
  )
}

/** Text that people typed, with what the typeface can draw, in lines of a width. */
export const words = (value: string, style: TextStyle, width: number): ReactElement =>
  drawn([{ text: printableLine(value) }], style, width)

/** Like `words`, with links at the addresses in it. */
const linkedWords = (value: string, style: TextStyle, width: number): ReactElement =>
  drawn(linkedParts(printableLine(value)), style, width)

/** Whether anything of a text remains that can be printed. */
export const hasText = (value: string | null): value is string =>
  value !== null && printableText(value) !== ''

/** More lines than this are one piece, because each piece takes time. */
const mostParagraphs = 60

/** A long text as one piece for each of its lines, with links at the addresses in it. */
export function paragraphs(value: string | null, style: TextStyle): ReactElement | null {
  const lines = printableLines(value ?? '')
  const parts = lines.length > mostParagraphs ? [lines.join('\n')] : lines
  return stackOf(
    4,
    parts.map((part) => drawn(linkedParts(part), style, room.right)),
  )
}

export const bullets = (entries: readonly string[]): ReactElement | null =>
  stackOf(5, entries.filter(hasText).map(bullet))

/** An entry of a list; the dot stands where its lines begin. */
function bullet(entry: string): ReactElement {
  const content = linkedWords(entry, text.plain, room.right - bulletWidth)
  return isRightToLeft(entry)
    ? h(
        View,
        { style: [styles.bullet, styles.bulletFromRight] },
        h(View, { style: [styles.dot, styles.dotAtRight] }),
        h(View, { style: styles.bulletTextFromRight }, content),
      )
    : h(
        View,
        { style: styles.bullet },
        h(View, { style: styles.dot }),
        h(View, { style: styles.bulletText }, content),
      )
}

/** Chips in lines, between which a page may end. */
export const chips = (entries: readonly string[]): ReactElement | null =>
  stackOf(
    chipGap,
    inLines(entries.map(printableLine).filter((entry) => entry !== '')).map((line) =>
      h(
        View,
        { wrap: false, style: styles.chips },
        ...line.map((entry) =>
          h(View, { style: styles.chip }, drawn([{ text: entry }], text.chip, chipRoom)),
        ),
      ),
    ),
  )

function inLines(entries: readonly string[]): string[][] {
  const lines: string[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    const width = widthOf(entry, text.chip.fontSize, weights.medium) + chipEdges + chipGap
    if (used + width > room.right) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(entry)
    used += width
  }
  return lines
}

/** A title with its time at the right edge. */
export const titleRow = (title: string, period: string): ReactElement =>
  h(
    View,
    { style: isRightToLeft(title) ? [styles.titleRow, styles.titleRowFromRight] : styles.titleRow },
    h(View, { style: styles.rowTitle }, words(title, text.title, room.right - periodWidth)),
    h(Text, { style: text.period }, period),
  )

/** A link that leaves the document, by http or https only, whatever was stored. */
export function link(url: string, shown: string, style: TextStyle, width: number): ReactElement {
  const address = toWebAddress(url)
  const label = printableLine(shown)
  return drawn([address === undefined ? { text: label } : { text: label, url: address }], style, width)
}
