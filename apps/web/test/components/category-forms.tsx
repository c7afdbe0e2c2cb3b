import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  type Category,
  categories,
  categoryInput,
  category as categoryRow,
} from '@portal/contract/categories'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useApiMutation } from '../../src/api/query.ts'
import { type FieldWords, inWords } from '../../src/shared/conflicts/field-words.ts'
import { useEditForm } from '../../src/shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../src/shared/dialogs/form-modal.tsx'
import { useOpenedByDraft } from '../../src/shared/forms/use-draft.ts'
import { useSchemaForm } from '../../src/shared/forms/use-schema-form.ts'

/** A row of a small contract, which stands for any row that people edit. */
export const calls: Category = {
  id: 1,
  version: 3,
  name: 'Calls',
  description: 'With customers',
  has_records: false,
  can: { update: true, delete: true, delete_refusal: null, delete_reason: null },
}

type Values = { name: string; description: string }

const valuesOf = ({ name, description }: Category): Values => ({ name, description: description ?? '' })
const words: FieldWords<Values> = { name: inWords('Name'), description: inWords('Description') }

const Fields = ({ form }: { form: UseFormReturnType<Values> }) => (
  <>
    <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
    <TextInput label="Description" {...form.getInputProps('description')} />
  </>
)

/** A page with a form that creates. With `isEndless` a saved form is shown anew at once. */
export function CreatingPage({ isEndless = false }: { isEndless?: boolean }) {
  const [isAdding, setAdding] = useOpenedByDraft('sample.create')
  const [saved, setSaved] = useState<string[]>([])
  return (
    <>
      <button type="button" onClick={() => setAdding(true)}>
        Add
      </button>
      <p>Saved: {saved.join(', ') || 'none'}</p>
      {isAdding && (
        <CreatingForm
          key={saved.length}
          onSaved={({ name }) => {
            setSaved([...saved, name])
            setAdding(isEndless)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  )
}

type CreatingProps = { onSaved: (category: Category) => void; onClose: () => void }

function CreatingForm({ onSaved, onClose }: CreatingProps) {
  const create = useApiMutation(categories.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: categoryInput,
    initialValues: { name: '', description: '' },
    draft: { name: 'sample.create' },
  })
  const save = submitWith((category) => create.mutateAsync({ body: { category } }), onSaved)
  return (
    <FormModal title="New thing" form={form} failure={failure} onClose={onClose} onSubmit={save}>
      <Fields form={form} />
    </FormModal>
  )
}

/** A page with a form that edits `calls`. */
export function EditingPage() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {isOpen && <EditingForm onClose={() => setOpen(false)} />}
    </>
  )
}

function EditingForm({ onClose }: { onClose: () => void }) {
  const update = useApiMutation(categories.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: calls,
    schema: categoryInput,
    valuesOf,
    draft: { name: 'sample.edit', row: calls },
    rowFrom: (current) => z.parse(categoryRow, current),
    words,
    save: async (category, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body: { category } })
      onClose()
    },
  })
  return (
    <FormModal
      title="Edit thing"
      form={form}
      failure={failure}
      conflict={conflict}
      onClose={onClose}
      onSubmit={submit}
    >
      <Fields form={form} />
    </FormModal>
  )
}
