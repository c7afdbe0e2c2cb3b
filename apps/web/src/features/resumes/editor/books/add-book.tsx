import { books } from '@portal/contract/resumes/plain-section-routes'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../../../shared/toasts/toasts.ts'
import { quietFields } from '../extras/quiet-fields.ts'
import { SectionForm } from '../pieces/section-form.tsx'
import { BookFields, bookForm, emptyBook, newBookDraft } from './book-fields.tsx'
import { wholeInSquare } from './whole-picture.ts'

type Props = {
  resumeId: number
  /** Whether an item was just added by this form. */
  isNext: boolean
  onAdded: (id: number) => void
}

export function AddBook({ resumeId, isNext, onAdded }: Props) {
  const create = useApiMutation(books.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: bookForm,
    initialValues: emptyBook,
    draft: { name: newBookDraft(resumeId) },
  })
  const add = submitWith(
    async (book) => {
      const { image } = form.getValues()
      return create.mutateAsync({
        body: { book: { ...book, resume_id: resumeId } },
        file: image ? await wholeInSquare(image.source) : undefined,
      })
    },
    ({ id }) => {
      toastSuccess(t.resumeExtras.bookAdded)
      onAdded(id)
    },
  )
  return (
    <SectionForm
      title={t.resumeExtras.addBook}
      form={form}
      failure={failure}
      submitLabel={t.resumeExtras.add}
      isFocusOnSubmit={isNext}
      onSubmit={add}
    >
      <BookFields field={quietFields(form)} image={form.values.image} cover={null} />
    </SectionForm>
  )
}
