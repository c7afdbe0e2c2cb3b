import { books } from '@portal/contract/resumes/plain-section-routes'
import { type Book, book as bookRow } from '@portal/contract/resumes/plain-sections'
import * as z from 'zod/mini'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useEditForm } from '../../../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../../../shared/dialogs/form-modal.tsx'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { BookFields, bookDraft, bookForm, bookValues, bookWords } from './book-fields.tsx'
import { wholeInSquare } from './whole-picture.ts'

type Props = { book: Book; onClose: () => void }

export function EditBookModal({ book, onClose }: Props) {
  const update = useApiMutation(books.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: book,
    schema: bookForm,
    valuesOf: bookValues,
    draft: { name: bookDraft(book.resume_id), row: book },
    rowFrom: (current) => z.parse(bookRow, current),
    words: bookWords,
    toastOf: () => t.resumeEditor.updateFailed,
    save: async (changes, { id, version }) => {
      const { image } = form.getValues()
      await update.mutateAsync({
        params: { id },
        ifMatch: version,
        body: { book: { ...changes, ...(image === null ? { image: '_destroy' as const } : {}) } },
        file: image ? await wholeInSquare(image.source) : undefined,
      })
      toastSuccess(t.resumeExtras.bookUpdated)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.resumeExtras.editBook}
      size="sm"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <BookFields field={form.getInputProps} image={form.values.image} cover={book.cover} />
    </FormModal>
  )
}
