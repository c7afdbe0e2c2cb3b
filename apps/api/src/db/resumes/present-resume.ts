import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'
import { hasContacts, locationOf } from '@portal/domain/resumes/resumes'
import type { WholeResume } from './whole-resume.ts'

/** A CV for manager-level users. */
export const presentResume = (row: WholeResume): Resume => ({
  ...contactsOf(row),
  version: row.version,
  user_id: row.userId,
  avatar: pictureUrl(`/resumes/${row.id}/avatar`, row.avatarFileId),
  skills: row.skillSets,
  languages: row.languages,
  certificates: row.certificates,
  books: row.books.map(({ coverFileId, ...book }) => ({ ...book, cover: coverUrl(book.id, coverFileId) })),
  experiences: row.experiences,
  educations: row.educations,
  resume_projects: row.resumeProjects,
  courses: row.courses,
})

/** What everyone sees who knows the slug: no user, no positions, no versions. */
export function presentPublicResume(row: WholeResume): PublicResume {
  const address = `/public/resumes/${row.slug}`
  return {
    ...contactsOf(row),
    avatar: pictureUrl(`${address}/avatar`, row.avatarFileId),
    skills: row.skillSets.map(shown),
    languages: row.languages.map(shown),
    certificates: row.certificates.map(shown),
    books: row.books.map(shown).map(({ coverFileId, ...book }) => ({
      ...book,
      cover: pictureUrl(`${address}/books/${book.id}/cover`, coverFileId),
    })),
    experiences: row.experiences.map(shown),
    educations: row.educations.map(shown),
    resume_projects: row.resumeProjects.map(shown),
    courses: row.courses.map(shown),
  }
}

const contactsOf = (row: WholeResume) => ({
  id: row.id,
  user_full_name: row.userFullName,
  name: row.name,
  role: row.role,
  summary: row.summary,
  github_url: row.githubUrl,
  city: row.city,
  country: row.country,
  location: locationOf(row),
  slug: row.slug,
  user_slug: row.userSlug,
  has_cv: hasContacts(row),
})

/** The address of a book's cover for manager-level users. */
export const coverUrl = (bookId: number, fileId: number | null): string | null =>
  pictureUrl(`/books/${bookId}/cover`, fileId)

/** The address holds the file's id, so a new picture has a new address and is shown at once. */
const pictureUrl = (path: string, fileId: number | null): string | null =>
  fileId === null ? null : `${apiPrefix}${path}?v=${fileId}`

const shown = <Item extends { version: number; position?: number }>({
  version,
  position,
  ...item
}: Item): Omit<Item, 'version' | 'position'> => item
