import type { PublicResume } from '@portal/contract/resumes/resumes'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { isRightToLeft } from '@portal/domain/resumes/printable-text'
import type { ResumeWords } from '@portal/words/resumes'
import { Image, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { ResumeContent } from '../resume-content.ts'
import { defaultAvatar, defaultCover } from './default-pictures.ts'
import { hasText, link, words } from './elements.ts'
import { ledBy, stackOf } from './flow.ts'
import { colours, leftColumn, room, text } from './theme.ts'

const avatarSize = 172
const cover = { width: 54, height: 54, gap: 13 }
const bookWidth = room.left - cover.width - cover.gap
/** Room for the longest level, 'Upper Intermediate', with the gap before it. */
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
  fromRight: { flexDirection: 'row-reverse' },
  book: { flexDirection: 'row', gap: cover.gap },
  cover: { width: cover.width, height: cover.height, borderRadius: 3, objectFit: 'cover' },
})

export const leftColumnOf = (
  { resume, avatar, covers }: ResumeContent,
  { headings, levels }: ResumeWords,
): ReactElement | null =>
  stackOf(
    30,
    [
      stackOf(24, [picture(avatar, styles.avatar) ?? defaultAvatar(avatarSize), contacts(resume)]),
      sectionOf(headings.skills, 12, 10, resume.skills.map(skillSet)),
      sectionOf(
        headings.languages,
        12,
        6,
        resume.languages.map(({ name, level }) => language(name, levels[level])),
      ),
      sectionOf(headings.certificates, 12, 8, resume.certificates.map(certificate)),
      sectionOf(
        headings.books,
        14,
        12,
        resume.books.map((book, index) => bookOf(book, covers[index] ?? null)),
      ),
    ],
    styles.column,
  )

/** A picture from its bytes, never from an address, which the renderer would fetch. */
const picture = (jpeg: Uint8Array | null, style: typeof styles.avatar | typeof styles.cover) =>
  jpeg === null ? null : h(Image, { src: { data: Buffer.from(jpeg), format: 'jpg' }, cache: false, style })

/** A heading with its entries; nothing when there is no entry. */
const sectionOf = (
  title: string,
  headingGap: number,
  gap: number,
  entries: readonly ReactElement[],
): ReactElement | null =>
  entries.length === 0 ? null : ledBy(heading(title), headingGap, stackOf(gap, entries))

const heading = (title: string) =>
  h(View, {}, h(Text, { style: text.leftHeading }, title), h(View, { style: styles.headingLine }))

const contacts = ({ role, github_url, location }: PublicResume) =>
  stackOf(10, [
    words(role, text.role, room.left),
    stackOf(4, [
      hasText(github_url) ? link(github_url, shortAddress(github_url), text.subtitle, room.left) : null,
      hasText(location) ? words(location, text.muted, room.left) : null,
    ]),
  ])

const skillSet = ({ skill_set, skills }: PublicResume['skills'][number]) =>
  ledBy(
    words(skill_set, text.smallStrong, room.left),
    0,
    words(skills.filter(hasText).join(', '), text.muted, room.left),
  )

const language = (name: string, level: string) =>
  h(
    View,
    { wrap: false, style: isRightToLeft(name) ? [styles.language, styles.fromRight] : styles.language },
    h(View, { style: styles.grow }, words(name, text.smallStrong, room.left - levelWidth)),
    h(Text, { style: text.small }, level),
  )

const certificate = ({ name, url }: PublicResume['certificates'][number]) =>
  url === null ? words(name, text.plain, room.left) : link(url, name, text.subtitle, room.left)

const bookOf = ({ title, author }: PublicResume['books'][number], jpeg: Uint8Array | null) =>
  h(
    View,
    { wrap: false, style: isRightToLeft(title) ? [styles.book, styles.fromRight] : styles.book },
    picture(jpeg, styles.cover) ?? defaultCover(styles.cover),
    h(
      View,
      { style: styles.grow },
      words(title, text.smallStrong, bookWidth),
      words(author, text.small, bookWidth),
    ),
  )
