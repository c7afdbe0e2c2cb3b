import { Button, Input } from '@mantine/core'
import { importLimits } from '@portal/domain/imports/import-kinds'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { useFilePick } from '../../../shared/pictures/use-file-pick.ts'
import styles from './file-field.module.css'

/** A file that was chosen; with a refusal one that cannot be used, which `useSchemaForm` does not send. */
export type ChosenTable = { source: File; refusal?: string }

type Props = {
  value: ChosenTable | null
  onChange: (chosen: ChosenTable) => void
  error?: ReactNode
  /** The share that is sent, while it is being sent. */
  sent: number | undefined
  /** The path of the field, by which the form finds the field of an error. */
  'data-path'?: string
}

const megabytes = importLimits.bytes / 1024 / 1024
const accepted = '.csv,.tsv,.txt,.xlsx'

const refusalOf = ({ size }: File) =>
  size > importLimits.bytes ? refusal('request.document_too_large', { megabytes }) : undefined

/** Takes a table that is dropped or chosen, and shows how much of it is sent. */
export function FileField({ value, onChange, error, sent, 'data-path': path }: Props) {
  const take = (source: File, refused: { refusal?: string }) => onChange({ source, ...refused })
  const pick = useFilePick({ refusalOf: async (file) => refusalOf(file), onPick: take })
  const [isOver, setOver] = useState(false)
  const id = useId()
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [first] = event.dataTransfer.files
      if (!first) return
      const refused = refusalOf(first)
      take(first, refused === undefined ? {} : { refusal: refused })
    },
  }
  return (
    <Input.Wrapper
      label={t.imports.file}
      labelElement="div"
      labelProps={{ id }}
      description={t.imports.fileHint}
      error={value?.refusal ?? error}
      errorProps={{ id: `${id}-error` }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    >
      <fieldset
        aria-labelledby={id}
        aria-describedby={`${id}-error`}
        className={styles.area}
        data-over={isOver || undefined}
        {...dropping}
      >
        {value ? (
          <span className={styles.file}>
            <IconFileSpreadsheet size={20} aria-hidden className={styles.icon} />
            <span className={styles.name}>{value.source.name}</span>
            <span className={styles.size}>{t.imports.size(value.source.size)}</span>
          </span>
        ) : (
          <span className={styles.invitation}>
            {t.imports.drop} {t.imports.dropOr}
          </span>
        )}
        <Button
          data-path={path}
          variant="default"
          size="xs"
          leftSection={<IconUpload size={16} aria-hidden />}
          onClick={pick.open}
        >
          {value ? t.imports.chooseAnother : t.imports.choose}
        </Button>
        <input {...pick.input} accept={accepted} aria-label={t.imports.file} />
        {sent !== undefined && (
          <progress className={styles.progress} aria-label={t.imports.sending} value={sent} />
        )}
      </fieldset>
    </Input.Wrapper>
  )
}
