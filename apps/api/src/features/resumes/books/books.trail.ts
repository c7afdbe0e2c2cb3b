import { asStored } from '../../../use-case/trail.ts'
import { itemTrail } from '../sections/items.trail.ts'
import type { BookRow } from './books.store.ts'

export const bookTrail = itemTrail<BookRow>('books', {
  name: ({ title }) => title,
  fields: { ...asStored('title', 'author'), image: { hidden: ({ cover_file_id }) => cover_file_id } },
})
