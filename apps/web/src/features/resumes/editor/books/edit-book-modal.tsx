import { books } from '@portal/contract/resumes/plain-section-routes'
import { type Book, book as bookRow } from '@portal/contract/resumes/plain-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { BookFields, bookDraft, bookForm, bookValues, bookWords } from './book-fields.tsx'
import { wholeInSquare } from './whole-picture.ts'

type Props = { book: Book; onClose: () => void }

export function EditBookModal({ book, onClose }: Props) {
  const update = useApiMutation(books.update)
  return (
    <EditItemModal
      title={t.resumeExtras.editBook}
      size="sm"
      item={book}
      itemSchema={bookRow}
      schema={bookForm}
      valuesOf={bookValues}
      words={bookWords}
      draft={bookDraft(book.resume_id)}
      save={async (changes, { id, version }, { image }) =>
        update.mutateAsync({
          params: { id },
          ifMatch: version,
          body: { book: { ...changes, ...(image === null ? { image: '_destroy' as const } : {}) } },
          file: image ? await wholeInSquare(image.source) : undefined,
        })
      }
      updated={t.resumeExtras.bookUpdated}
      onClose={onClose}
    >
      {(form) => <BookFields field={form.getInputProps} image={form.values.image} cover={book.cover} />}
    </EditItemModal>
  )
}
