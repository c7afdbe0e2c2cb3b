import { TextInput } from '@mantine/core'
import { type Book, type BookInput, bookInput } from '@portal/contract/resumes/plain-sections'
import * as z from 'zod/mini'
import { t } from '../../../../messages/messages.ts'
import { type FieldWords, inWords } from '../../../../shared/conflicts/field-words.ts'
import type { FieldProps } from '../extras/quiet-fields.ts'
import { type CoverChoice, CoverField } from './cover-field.tsx'

/** The form of a book: the server's input without the CV and the picture, which are sent beside it. */
export const bookForm = z.omit(bookInput, { resume_id: true, image: true })

type Chosen = { image: CoverChoice }

/** The values of the form: the picture, and a text for every other field of the contract. */
export type BookValues = Chosen & Record<Exclude<keyof BookInput, 'resume_id' | keyof Chosen>, string>

export const emptyBook: BookValues = { title: '', author: '', image: undefined }
export const valuesOf = ({ title, author }: Book): BookValues => ({ title, author, image: undefined })

export const bookWords: FieldWords<BookValues> = {
  title: inWords(t.resumeExtras.books.title),
  author: inWords(t.resumeExtras.books.author),
  // The cover is never compared, because the form does not hold the saved one.
  image: { label: t.resumeExtras.books.cover, textOf: () => '' },
}

type Props = {
  field: FieldProps<BookValues>
  image: CoverChoice
  /** The address of the stored cover. */
  cover: string | null
}

export const BookFields = ({ field, image, cover }: Props) => (
  <>
    <TextInput label={t.resumeExtras.books.title} required data-autofocus {...field('title')} />
    <TextInput label={t.resumeExtras.books.author} required {...field('author')} />
    <CoverField current={cover} {...field('image')} value={image} />
  </>
)
