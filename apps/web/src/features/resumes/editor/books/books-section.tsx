import { books } from '@portal/contract/resumes/plain-section-routes'
import { book } from '@portal/contract/resumes/plain-sections'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { quietFields } from '../extras/quiet-fields.ts'
import { EditItemModal } from '../items/edit-item-modal.tsx'
import { ItemCard } from '../items/item-card.tsx'
import { ItemsSection } from '../items/items-section.tsx'
import { NewItemForm } from '../items/new-item-form.tsx'
import type { SectionProps } from '../sections.ts'
import { BookFields, bookForm, bookWords, emptyBook, valuesOf } from './book-fields.tsx'
import { Cover } from './cover.tsx'
import { sentCover } from './whole-picture.ts'

export function BooksSection({ resume }: SectionProps) {
  const create = useApiMutation(books.create)
  const update = useApiMutation(books.update)
  const remove = useApiMutation(books.remove)
  return (
    <ItemsSection
      resumeId={resume.id}
      section="books"
      words={t.resumeExtras.books}
      items={resume.books}
      itemSchema={book}
      nameOf={({ title }) => title}
      remove={remove.mutateAsync}
      card={({ title, author, cover }, acts) => (
        <ItemCard title={title} lines={[author]} picture={<Cover address={cover} />} {...acts} />
      )}
      newItem={(props) => (
        <NewItemForm
          {...props}
          schema={bookForm}
          initialValues={emptyBook}
          create={async (item, { image }) =>
            create.mutateAsync({
              body: { book: { ...item, resume_id: resume.id } },
              file: image ? await sentCover(image.source) : undefined,
            })
          }
        >
          {(form) => <BookFields field={quietFields(form)} image={form.values.image} cover={null} />}
        </NewItemForm>
      )}
      editItem={(props) => (
        <EditItemModal
          {...props}
          size="sm"
          schema={bookForm}
          valuesOf={valuesOf}
          fieldWords={bookWords}
          save={async (changes, { id, version }, { image }) =>
            update.mutateAsync({
              params: { id },
              ifMatch: version,
              body: { book: { ...changes, ...(image === null ? { image: '_destroy' as const } : {}) } },
              file: image ? await sentCover(image.source) : undefined,
            })
          }
        >
          {(form) => (
            <BookFields field={form.getInputProps} image={form.values.image} cover={props.item.cover} />
          )}
        </EditItemModal>
      )}
    />
  )
}
