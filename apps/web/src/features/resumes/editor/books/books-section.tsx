import { books } from '@portal/contract/resumes/plain-section-routes'
import { type Book, book as bookRow } from '@portal/contract/resumes/plain-sections'
import { useState } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useRowOfDraft } from '../../../../shared/forms/use-draft.ts'
import { ItemList } from '../extras/item-list.tsx'
import { SectionColumns } from '../extras/section-columns.tsx'
import { DeleteItem } from '../items/delete-item.tsx'
import { ItemCard } from '../items/item-card.tsx'
import type { SectionProps } from '../sections.ts'
import { AddBook } from './add-book.tsx'
import { bookDraft } from './book-fields.tsx'
import { Cover } from './cover.tsx'
import { EditBookModal } from './edit-book-modal.tsx'

export function BooksSection({ resume }: SectionProps) {
  const remove = useApiMutation(books.remove)
  const [newId, setNewId] = useState<number>()
  const [edited, setEdited] = useRowOfDraft(bookDraft(resume.id), bookRow)
  const [deleted, setDeleted] = useState<Book>()
  return (
    <>
      <SectionColumns
        form={<AddBook key={newId} resumeId={resume.id} isNext={newId !== undefined} onAdded={setNewId} />}
        list={
          <ItemList
            title={t.resumeEditor.tabs.books}
            items={resume.books.map((book) => ({
              id: book.id,
              name: book.title,
              card: (
                <ItemCard
                  title={book.title}
                  lines={[book.author]}
                  picture={<Cover address={book.cover} />}
                  isNew={book.id === newId}
                  onEdit={() => setEdited(book)}
                  onDelete={() => setDeleted(book)}
                />
              ),
            }))}
            empty={t.resumeExtras.noBooks}
          />
        }
      />
      {edited && <EditBookModal book={edited} onClose={() => setEdited(undefined)} />}
      {deleted && (
        <DeleteItem
          name={deleted.title}
          remove={() => remove.mutateAsync({ params: { id: deleted.id }, ifMatch: deleted.version })}
          deleted={t.resumeExtras.bookDeleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}
