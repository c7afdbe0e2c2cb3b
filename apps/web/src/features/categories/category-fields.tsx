import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Category, CategoryInput } from '@portal/contract/categories'
import { t } from '../../messages/messages.ts'
import { type FieldWords, inWords } from '../../shared/conflicts/field-words.ts'
import { GrowingTextarea } from '../../shared/forms/growing-textarea.tsx'

/** The values of the form: a text for every field of the contract. */
export type CategoryValues = Record<keyof CategoryInput, string>

export const emptyCategory: CategoryValues = { name: '', description: '' }

export const valuesOf = (category: Category): CategoryValues => ({
  name: category.name,
  description: category.description ?? '',
})

export const categoryWords: FieldWords<CategoryValues> = {
  name: inWords(t.categories.name),
  description: inWords(t.categories.description),
}

export function CategoryFields({ form }: { form: UseFormReturnType<CategoryValues> }) {
  return (
    <>
      <TextInput label={t.categories.name} required data-autofocus {...form.getInputProps('name')} />
      <GrowingTextarea
        label={t.categories.description}
        placeholder={t.categories.descriptionPlaceholder}
        minRows={2}
        maxRows={6}
        {...form.getInputProps('description')}
      />
    </>
  )
}
