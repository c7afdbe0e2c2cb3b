import { isRightToLeft, printableLine } from '@portal/domain/resumes/printable-text'
import { resumeWords } from '@portal/words/resumes'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement as h } from 'react'
import { documentTitleOf } from '../document-title.ts'
import type { ResumeContent } from '../resume-content.ts'
import { widthOf } from './fonts.ts'
import { leftColumnOf } from './left-column.ts'
import { rightColumnOf } from './right-column.ts'
import { colours, leftColumn, page, rightColumn, room, text } from './theme.ts'

const styles = StyleSheet.create({
  page: { paddingTop: page.top, paddingBottom: page.bottom },
  tint: {
    position: 'absolute',
    top: 0,
    left: 0,
    width: leftColumn.width,
    height: page.height,
    backgroundColor: colours.tint,
  },
  // Stretched, the shorter column would go on as an empty box, on pages of its own at the end.
  columns: { flexDirection: 'row', alignItems: 'flex-start' },
  footer: {
    position: 'absolute',
    top: page.height - 40,
    left: leftColumn.width + rightColumn.paddingLeft,
    width: room.right,
    textAlign: 'right',
  },
})

/** Room for ' · 10 / 12' after the name. */
const numbersWidth = 80

function cutTo(value: string, fontSize: number, width: number): string {
  const characters = [...value]
  while (widthOf(characters.join(''), fontSize) > width) characters.pop()
  return characters.length === [...value].length ? value : `${characters.join('').trimEnd()}…`
}

/**
 * The whole document. The right column comes first in it, because programs that read the text of a CV expect the name
 * first.
 */
export function resumeDocument(content: ResumeContent) {
  const { resume, updated_at } = content
  const labels = resumeWords[content.language]
  const name = printableLine(resume.name)
  const shortName = cutTo(name, text.footer.fontSize, room.right - numbersWidth)
  return h(
    Document,
    {
      title: documentTitleOf(resume),
      creator: labels.producer,
      producer: labels.producer,
      creationDate: updated_at,
      modificationDate: updated_at,
    },
    h(
      Page,
      { size: [page.width, page.height], layout: sheetOf(shortName), style: [text.page, styles.page] },
      h(View, { style: styles.columns }, rightColumnOf(resume, labels), leftColumnOf(content, labels)),
    ),
  )
}

/** After a name that is written from right to left the numbers would be too, so they come before it. */
const footerOf = (name: string, numbers: string) =>
  isRightToLeft(name) ? `${numbers} · ${name}` : `${name} · ${numbers}`

type SheetProps = Parameters<NonNullable<ComponentProps<typeof Page>['layout']>>[0]

/**
 * What each page shows around its part of the columns. These are not `fixed` boxes among the columns: a page with such
 * a box is not empty to the renderer, so that it would defer what fits on no page for ever.
 */
const sheetOf =
  (shortName: string) =>
  ({ children, pageNumber = 1, totalPages = 1 }: SheetProps) => [
    h(View, { key: 'tint', style: styles.tint }),
    children,
    h(
      Text,
      { key: 'footer', style: [text.footer, styles.footer] },
      totalPages > 1 ? footerOf(shortName, `${pageNumber} / ${totalPages}`) : '',
    ),
  ]
