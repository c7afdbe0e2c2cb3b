import { printableLine } from '@portal/domain/resumes/printable-text'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
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
  columns: { flexDirection: 'row-reverse' },
  footer: {
    position: 'absolute',
    top: page.height - 40,
    left: leftColumn.width + rightColumn.paddingLeft,
    width: room.right,
    textAlign: 'right',
  },
})

/** ' · 10 / 12' after the name. */
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
  const { resume, updatedAt } = content
  const name = printableLine(resume.name)
  const shortName = cutTo(name, text.footer.fontSize, room.right - numbersWidth)
  return h(
    Document,
    {
      title: [name, printableLine(resume.role)].filter((part) => part !== '').join(', '),
      creator: 'Staff portal',
      producer: 'Staff portal',
      creationDate: updatedAt,
      modificationDate: updatedAt,
    },
    h(
      Page,
      { size: [page.width, page.height], experimentalPagination: true, style: [text.page, styles.page] },
      h(View, { style: styles.tint, fixed: true }),
      h(Text, {
        style: [text.footer, styles.footer],
        fixed: true,
        render: ({ pageNumber, totalPages }) =>
          totalPages > 1 ? `${shortName} · ${pageNumber} / ${totalPages}` : '',
      }),
      h(View, { style: styles.columns }, rightColumnOf(resume), leftColumnOf(content)),
    ),
  )
}
