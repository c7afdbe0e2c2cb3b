import type { Book } from '@portal/contract/resumes/plain-sections'
import { coverUrl } from '../../../db/resumes/present-resume.ts'
import type { BookRow } from './books.store.ts'

export const presentBook = ({ cover_file_id, created_at, ...book }: BookRow): Book => ({
  ...book,
  cover: coverUrl(book.id, cover_file_id),
})
