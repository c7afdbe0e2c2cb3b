import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type Webhook, webhookInput, webhook as webhookRow, webhooks } from '@portal/contract/webhooks'
import { storedLine } from '@portal/domain/texts/stored'
import { type WebhookFormat, webhookEvents, webhookFormats } from '@portal/domain/webhooks'
import * as z from 'zod/mini'
import { useApiMutation } from '../../api/query.ts'
import { t } from '../../messages/messages.ts'
import { type FieldWords, inWords, yesOrNoInWords } from '../../shared/conflicts/field-words.ts'
import { useEditForm } from '../../shared/conflicts/use-edit-form.ts'
import { FormModal } from '../../shared/dialogs/form-modal.tsx'
import { MultiSelect } from '../../shared/fields/multi-select.tsx'
import { ShortSelect } from '../../shared/fields/short-select.tsx'
import { useSchemaForm } from '../../shared/forms/use-schema-form.ts'
import { toastSuccess } from '../../shared/toasts/toasts.ts'

type WebhookValues = { url: string; events: string[]; format: WebhookFormat; active: boolean }

const emptyWebhook: WebhookValues = { url: '', events: [], format: 'standard', active: true }

const valuesOf = ({ url, events, format, active }: Webhook): WebhookValues => ({
  url,
  events,
  format,
  active,
})

const words: FieldWords<WebhookValues> = {
  url: inWords(t.webhooks.url),
  events: {
    label: t.webhooks.events,
    textOf: (events) => t.webhooks.someEvents(events.map(t.webhooks.feature)),
  },
  format: { label: t.webhooks.format, textOf: (format) => t.webhooks.formats[format] },
  active: yesOrNoInWords(t.webhooks.active),
}

type CreateProps = { onCreated: (webhook: Webhook, secret: string) => void; onClose: () => void }

export function CreateWebhookModal({ onCreated, onClose }: CreateProps) {
  const create = useApiMutation(webhooks.create)
  const { form, failure, submitWith } = useSchemaForm({
    schema: webhookInput,
    initialValues: emptyWebhook,
    draft: { name: 'webhooks.create' },
  })
  return (
    <FormModal
      title={t.webhooks.createTitle}
      form={form}
      failure={failure}
      submitLabel={t.actions.create}
      canSubmit={storedLine(form.values.url) !== ''}
      onClose={onClose}
      onSubmit={submitWith(async (body) => {
        const { secret, ...made } = await create.mutateAsync({ body })
        onClose()
        onCreated(made, secret)
      })}
    >
      <WebhookFields form={form} />
    </FormModal>
  )
}

type EditProps = { webhook: Webhook; onClose: () => void }

export function EditWebhookModal({ webhook, onClose }: EditProps) {
  const update = useApiMutation(webhooks.update)
  const { form, failure, submit, conflict } = useEditForm({
    row: webhook,
    schema: webhookInput,
    valuesOf,
    draft: { name: 'webhooks.edit', row: webhook },
    rowFrom: (current) => z.parse(webhookRow, current),
    words,
    save: async (body, { id, version }) => {
      await update.mutateAsync({ params: { id }, ifMatch: version, body })
      toastSuccess(t.webhooks.edited)
      onClose()
    },
  })
  return (
    <FormModal
      title={t.webhooks.editTitle}
      form={form}
      failure={failure}
      conflict={conflict}
      canSubmit={storedLine(form.values.url) !== ''}
      onClose={onClose}
      onSubmit={submit}
    >
      <WebhookFields form={form} />
    </FormModal>
  )
}

const events = webhookEvents
  .map((id) => ({ id: String(id), name: t.webhooks.features[id] }))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1))

const formats = webhookFormats.map((value) => ({ value, label: t.webhooks.formats[value] }))

function WebhookFields({ form }: { form: UseFormReturnType<WebhookValues> }) {
  return (
    <>
      <TextInput
        label={t.webhooks.url}
        description={t.webhooks.urlHint}
        inputMode="url"
        required
        data-autofocus
        {...form.getInputProps('url')}
      />
      <MultiSelect
        label={t.webhooks.events}
        description={t.webhooks.eventsHint}
        placeholder={t.webhooks.allEvents}
        choices={events}
        {...form.getInputProps('events')}
        value={form.values.events}
      />
      <ShortSelect
        label={t.webhooks.format}
        description={t.webhooks.formatHint}
        options={formats}
        {...form.getInputProps('format')}
        onChange={(format) => format !== null && form.setFieldValue('format', format)}
      />
      <Checkbox label={t.webhooks.active} {...form.getInputProps('active', { type: 'checkbox' })} />
    </>
  )
}
