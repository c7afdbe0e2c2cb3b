import { toWebAddress } from '@portal/domain/addresses/web-addresses'
import { printableLine, printableLines, printableText } from '@portal/domain/resumes/printable-text'
import { Link, StyleSheet, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement as h, type ReactElement } from 'react'
import type { Piece } from './flow.ts'
import { lineBreaks } from './line-breaks.ts'
import { colours, room, text } from './theme.ts'

type Style = Extract<ComponentProps<typeof Text>['style'], { fontSize?: unknown }>
export type TextStyle = Style & { fontSize: number }

const bulletWidth = 16
const chipPadding = 9
/** 'Mar 2021 – Ongoing' or 'Issued Nov 2020', with the gap before it. */
const periodWidth = 170

const styles = StyleSheet.create({
  bullet: { flexDirection: 'row' },
  dot: {
    width: 5,
    height: 5,
    borderRadius: 2.5,
    backgroundColor: colours.brand,
    marginTop: 7,
    marginRight: bulletWidth - 5,
  },
  bulletText: { flex: 1 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
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
})

const drawn = (value: string, style: TextStyle, width: number): ReactElement =>
  h(
    Text,
    {
      style,
      orphans: 2,
      widows: 2,
      hyphenationCallback: lineBreaks(value, { fontSize: style.fontSize, width }),
    },
    value,
  )

/** Text that people typed, with what the typeface can draw, in lines of a width. */
export const words = (value: string, style: TextStyle, width: number): ReactElement =>
  drawn(printableLine(value), style, width)

/** Whether anything of a text remains that can be printed. */
export const hasText = (value: string | null): value is string =>
  value !== null && printableText(value) !== ''

/** More lines than this are one piece, because each piece takes time. */
const mostParagraphs = 60

/** A long text: a piece for each of its lines. */
export function paragraphs(value: string | null, style: TextStyle, gap: number): Piece[] {
  const lines = printableLines(value ?? '')
  const parts = lines.length > mostParagraphs ? [lines.join('\n')] : lines
  return parts.map((part, index) => ({
    element: drawn(part, style, room.right),
    gap: index === 0 ? gap : 4,
  }))
}

export const bullets = (entries: readonly string[]): Piece[] =>
  entries.filter(hasText).map((entry) => ({
    element: h(
      View,
      { style: styles.bullet },
      h(View, { style: styles.dot }),
      h(View, { style: styles.bulletText }, words(entry, text.plain, room.right - bulletWidth)),
    ),
    gap: 5,
    whole: true,
  }))

/** In how many characters a group of chips ends. It is far lower than a page, also when each fills a line. */
const longestGroup = 700

/** Chips in groups that are not divided between pages; usual lists are one group. */
export const chips = (entries: readonly string[], gap: number): Piece[] =>
  grouped(entries.map(printableLine).filter((entry) => entry !== '')).map((group, index) => ({
    element: h(
      View,
      { style: styles.chips },
      ...group.map((entry) =>
        h(View, { style: styles.chip }, drawn(entry, text.chip, room.right - 2 * chipPadding - 2)),
      ),
    ),
    gap: index === 0 ? gap : 6,
    whole: true,
  }))

function grouped(entries: readonly string[]): string[][] {
  const groups: string[][] = []
  let characters = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    if (characters + entry.length > longestGroup) {
      groups.push([])
      characters = 0
    }
    groups.at(-1)?.push(entry)
    characters += entry.length
  }
  return groups
}

/** A title with its time at the right edge. */
export const titleRow = (title: string, period: string): ReactElement =>
  h(
    View,
    { style: styles.titleRow },
    h(View, { style: styles.rowTitle }, words(title, text.title, room.right - periodWidth)),
    h(Text, { style: text.period }, period),
  )

/** A link that leaves the document, by http or https only, whatever was stored. */
export function link(url: string, shown: string, style: TextStyle, width: number): ReactElement {
  const content = words(shown, style, width)
  const address = toWebAddress(url)
  return address === undefined ? content : h(Link, { src: address, style: text.link }, content)
}
