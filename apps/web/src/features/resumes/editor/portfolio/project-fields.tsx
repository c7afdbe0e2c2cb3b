import { SimpleGrid, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { t } from '../../../../messages/messages.ts'
import { GrowingTextarea } from '../../../../shared/forms/growing-textarea.tsx'
import { ListEntries } from '../pieces/list-entries.tsx'
import type { ProjectValues } from './project-form.ts'

type Props = { form: UseFormReturnType<ProjectValues>; isFocused: boolean }

export function ProjectFields({ form, isFocused }: Props) {
  const columns = { cols: { base: 1, xs: 2 }, spacing: 'md', verticalSpacing: 'md' }
  return (
    <>
      <SimpleGrid {...columns}>
        <TextInput
          label={t.resumePortfolio.title}
          required
          data-autofocus
          autoFocus={isFocused}
          autoComplete="off"
          {...form.getInputProps('title')}
        />
        <TextInput
          label={t.resumePortfolio.role}
          required
          autoComplete="off"
          {...form.getInputProps('role')}
        />
        <TextInput
          label={t.resumePortfolio.url}
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('url')}
        />
        <TextInput label={t.resumePortfolio.team} autoComplete="off" {...form.getInputProps('team')} />
      </SimpleGrid>
      <ListEntries
        form={form}
        field="stack"
        entries={form.values.stack}
        label={t.resumePortfolio.stack}
        entryLabel={t.resumePortfolio.technology}
        addLabel={t.resumePortfolio.addTechnology}
      />
      <GrowingTextarea
        label={t.resumePortfolio.description}
        minRows={3}
        maxRows={12}
        {...form.getInputProps('description')}
      />
      <GrowingTextarea
        label={t.resumePortfolio.responsibilities}
        minRows={3}
        maxRows={12}
        {...form.getInputProps('responsibilities')}
      />
    </>
  )
}
