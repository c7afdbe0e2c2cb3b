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
export const bookValues = ({ title, author }: Book): BookValues => ({ title, author, image: undefined })

export const bookWords: FieldWords<BookValues> = {
  title: inWords(t.resumeExtras.bookTitle),
  author: inWords(t.resumeExtras.author),
  // The cover is never compared, because the form does not hold the saved one.
  image: { label: t.resumeExtras.cover, textOf: () => '' },
}

export const newBookDraft = (resumeId: number) => `resume.${resumeId}.book.new`
export const bookDraft = (resumeId: number) => `resume.${resumeId}.book`

type Props = {
  field: FieldProps<BookValues>
  image: CoverChoice
  /** The address of the stored cover. */
  cover: string | null
}

export const BookFields = ({ field, image, cover }: Props) => (
  <>
    <TextInput
      label={t.resumeExtras.bookTitle}
      required
      data-autofocus
      autoComplete="off"
      {...field('title')}
    />
    <TextInput label={t.resumeExtras.author} required autoComplete="off" {...field('author')} />
    <CoverField current={cover} {...field('image')} value={image} />
  </>
)
