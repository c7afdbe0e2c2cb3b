import { type ImportRun, imports } from '@portal/contract/imports'
import type { ImportKind } from '@portal/domain/imports/import-kinds'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { FormModal } from '../../../shared/dialogs/form-modal.tsx'
import { useSchemaForm } from '../../../shared/forms/use-schema-form.ts'
import { ChoiceCards } from '../choice-cards.tsx'
import { keepFile } from '../kept-file.ts'
import { kindsInOrder } from '../kinds-in-order.ts'
import { type ChosenTable, FileField } from './file-field.tsx'

type NewImport = { kind: ImportKind | null; file: ChosenTable | null }

type Props = {
  /** What was imported before, where it is tried again. */
  kind: ImportKind | undefined
  onCreated: (run: ImportRun) => void
  onClose: () => void
}

const kinds = kindsInOrder.map((value) => ({
  value,
  label: t.imports.kinds[value],
  hint: t.imports.rowsOf[value],
}))

export function NewImportModal({ kind, onCreated, onClose }: Props) {
  const [sent, setSent] = useState<number>()
  const create = useApiMutation(imports.create, { onUpload: setSent })
  const initialValues: NewImport = { kind: kind ?? null, file: null }
  const { form, failure, submitWith } = useSchemaForm({
    schema: imports.create.schema.body,
    initialValues,
    draft: { name: 'imports.create' },
  })
  const { kind: chosen, file } = form.values
  return (
    <FormModal
      title={t.imports.newTitle}
      form={form}
      failure={failure}
      size="lg"
      submitLabel={t.imports.upload}
      canSubmit={chosen !== null && file !== null}
      onClose={onClose}
      onSubmit={submitWith(
        async (body) => {
          if (!file) return
          setSent(0)
          try {
            const run = await create.mutateAsync({ body, file: file.source })
            keepFile(run.id, file.source)
            return run
          } finally {
            setSent(undefined)
          }
        },
        (run) => run && onCreated(run),
      )}
    >
      <ChoiceCards
        label={t.imports.kindQuestion}
        options={kinds}
        {...form.getInputProps('kind')}
        value={chosen}
        onChange={(next) => form.setFieldValue('kind', next)}
      />
      <FileField
        {...form.getInputProps('file')}
        value={file}
        sent={sent}
        onChange={(next) => {
          form.clearFieldError('file')
          form.setFieldValue('file', next)
        }}
      />
    </FormModal>
  )
}
