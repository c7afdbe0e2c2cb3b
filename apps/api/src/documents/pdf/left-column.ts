import type { PublicResume } from '@portal/contract/resumes/resumes'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { languageLevelNames } from '@portal/domain/resumes/document-words'
import { Image, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { ResumeContent } from '../resume-content.ts'
import { defaultAvatar, defaultCover } from './default-pictures.ts'
import { columnOf, type Piece, sectionOf } from './flow.ts'
import { hasText, link, words } from './pieces.ts'
import { colours, leftColumn, room, text } from './theme.ts'

const avatarSize = 172
const cover = { width: 54, height: 54, gap: 13 }
const bookWidth = room.left - cover.width - cover.gap
/** 'Upper Intermediate', with the gap before it. */
const levelWidth = 135
const styles = StyleSheet.create({
  column: {
    width: leftColumn.width,
    paddingLeft: leftColumn.paddingLeft,
    paddingRight: leftColumn.paddingRight,
  },
  avatar: { width: avatarSize, height: avatarSize, borderRadius: avatarSize / 2, objectFit: 'cover' },
  headingLine: { width: 26, height: 3, borderRadius: 1.5, backgroundColor: colours.brand, marginTop: 6 },
  language: { flexDirection: 'row', justifyContent: 'space-between', gap: 12 },
  grow: { flex: 1 },
  book: { flexDirection: 'row', gap: cover.gap },
  cover: { width: cover.width, height: cover.height, borderRadius: 3, objectFit: 'cover' },
})

export const leftColumnOf = ({ resume, avatar, covers }: ResumeContent): ReactElement =>
  columnOf(styles.column, [
    { element: picture(avatar, styles.avatar) ?? defaultAvatar(avatarSize), gap: 0, whole: true },
    ...contacts(resume),
    ...sectionOf(heading('Skills'), resume.skills.map(skillSet)),
    ...sectionOf(heading('Languages'), resume.languages.map(language)),
    ...sectionOf(heading('Certifications'), resume.certificates.map(certificate)),
    ...sectionOf(
      heading('Books'),
      resume.books.map((book, index) => bookOf(book, covers.get(book.id) ?? null, index)),
    ),
  ])

/** Bytes, never an address: the renderer would fetch it. */
const picture = (jpeg: Uint8Array | null, style: typeof styles.avatar | typeof styles.cover) =>
  jpeg === null ? null : h(Image, { src: { data: Buffer.from(jpeg), format: 'jpg' }, cache: false, style })

const heading = (title: string): Piece => ({
  element: h(View, {}, h(Text, { style: text.leftHeading }, title), h(View, { style: styles.headingLine })),
  gap: 30,
  whole: true,
  ahead: 80,
})

const contacts = ({ role, github_url, location }: PublicResume): Piece[] => [
  { element: words(role, text.role, room.left), gap: 24, whole: true },
  ...(hasText(github_url)
    ? [
        {
          element: link(github_url, shortAddress(github_url), text.subtitle, room.left),
          gap: 10,
          whole: true,
        },
      ]
    : []),
  ...(hasText(location) ? [{ element: words(location, text.muted, room.left), gap: 4, whole: true }] : []),
]

const skillSet = ({ skill_set, skills }: PublicResume['skills'][number], index: number): Piece[] => [
  {
    element: words(skill_set, text.smallStrong, room.left),
    gap: index === 0 ? 12 : 10,
    whole: true,
    ahead: 42,
  },
  { element: words(skills.filter(hasText).join(', '), text.muted, room.left), gap: 0 },
]

const language = ({ name, level }: PublicResume['languages'][number], index: number): Piece[] => [
  {
    element: h(
      View,
      { style: styles.language },
      h(View, { style: styles.grow }, words(name, text.smallStrong, room.left - levelWidth)),
      h(Text, { style: text.small }, languageLevelNames[level]),
    ),
    gap: index === 0 ? 12 : 6,
    whole: true,
  },
]

const certificate = ({ name, url }: PublicResume['certificates'][number], index: number): Piece[] => [
  {
    element: url === null ? words(name, text.plain, room.left) : link(url, name, text.subtitle, room.left),
    gap: index === 0 ? 12 : 8,
    whole: true,
  },
]

const bookOf = (
  { title, author }: PublicResume['books'][number],
  jpeg: Uint8Array | null,
  index: number,
): Piece[] => [
  {
    element: h(
      View,
      { style: styles.book },
      picture(jpeg, styles.cover) ?? defaultCover(styles.cover),
      h(
        View,
        { style: styles.grow },
        words(title, text.smallStrong, bookWidth),
        words(author, text.small, bookWidth),
      ),
    ),
    gap: index === 0 ? 14 : 12,
    whole: true,
  },
]
