import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import { apiPrefix } from '@portal/contract/shared/route'
import { type Day, type Month, monthOf } from '@portal/domain/days'
import { documentNameOf } from '@portal/domain/resumes/file-name'
import { hasContacts, locationOf } from '@portal/domain/resumes/resumes'
import { pictureName } from './picture-name.ts'
import { type LinkDeps, presentLink } from './resume-link.ts'
import type { WholeResume } from './whole-resume.ts'

/** A CV for manager-level users. The 409 of a change sends it as it is, so it has no more than the contract names. */
export function presentResume(row: WholeResume, deps: LinkDeps): Resume {
  const { avatar_file_id, avatarKey, link_on, link_ends_on, isPersonActive, updated_at, ...shownRow } = row
  return {
    ...shownRow,
    link: presentLink(row, deps),
    ...addedTo(row),
    avatar: pictureUrl(`/resumes/${row.id}/avatar`, avatar_file_id),
    books: row.books.map(({ cover_file_id, coverKey, ...book }) => ({
      ...book,
      cover: coverUrl(book.id, cover_file_id),
    })),
  }
}

/** What everyone sees who knows the slug: what the CV shows, and nothing else of the person or of how it is stored. */
export const presentPublicResume = (row: WholeResume): PublicResume => ({
  document_name: documentNameOf(row),
  name: row.name,
  role: row.role,
  summary: row.summary,
  github_url: row.github_url,
  city: row.city,
  country: row.country,
  slug: row.slug,
  ...addedTo(row),
  avatar: publicPictureUrl(row.slug, row.avatarKey),
  skills: row.skills.map(shown),
  languages: row.languages.map(shown),
  certificates: row.certificates.map(shown),
  books: row.books.map(({ title, author, coverKey }) => ({
    title,
    author,
    cover: publicPictureUrl(row.slug, coverKey),
  })),
  experiences: row.experiences.map(shown).map((job) => ({
    ...job,
    job_started_on: monthOf(job.job_started_on),
    job_ended_on: lastMonth(job.job_ended_on),
  })),
  educations: row.educations.map(shown).map((education) => ({
    ...education,
    start_date: monthOf(education.start_date),
    end_date: lastMonth(education.end_date),
  })),
  resume_projects: row.resume_projects.map(shown),
  courses: row.courses.map(shown),
})

const addedTo = (row: WholeResume) => ({ location: locationOf(row), has_cv: hasContacts(row) })

/** The address of a book's cover for manager-level users. */
export const coverUrl = (bookId: number, fileId: number | null): string | null =>
  pictureUrl(`/books/${bookId}/cover`, fileId)

/** The address holds the file's id, so a new picture has a new address and is shown at once. */
const pictureUrl = (path: string, fileId: number | null): string | null =>
  fileId === null ? null : `${apiPrefix}${path}?v=${fileId}`

/** The address of a picture for everyone. Another picture has another name as well, and so another address. */
const publicPictureUrl = (slug: string, storageKey: string | null): string | null =>
  storageKey === null ? null : `${apiPrefix}/public/resumes/${slug}/pictures/${pictureName(storageKey)}`

const lastMonth = (day: Day | null): Month | null => (day === null ? null : monthOf(day))

const shown = <Item extends { id: number; resume_id: number; version: number; position?: number }>({
  id,
  resume_id,
  version,
  position,
  ...item
}: Item): Omit<Item, 'id' | 'resume_id' | 'version' | 'position'> => item
