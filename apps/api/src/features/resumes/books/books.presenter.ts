import type { Book } from '@portal/contract/resumes/plain-sections'
import { coverUrl } from '../../../db/resumes/present-resume.ts'
import type { BookRow } from './books.store.ts'

export const presentBook = (row: BookRow): Book => ({
  id: row.id,
  version: row.version,
  resume_id: row.resume_id,
  title: row.title,
  author: row.author,
  cover: coverUrl(row.id, row.cover_file_id),
})
