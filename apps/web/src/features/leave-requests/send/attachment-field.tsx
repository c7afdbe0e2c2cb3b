import { Button, Input } from '@mantine/core'
import { maxPictureBytes, maxPictureMegabytes } from '@portal/domain/pictures'
import { IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { pictureKindOf } from '../../../shared/pictures/picked-picture.ts'
import { useFilePick } from '../../../shared/pictures/use-file-pick.ts'
import styles from './attachment-field.module.css'
import type { RequestFields } from './request-form.ts'

type Choice = RequestFields['illness_file']

type Props = {
  value: Choice
  onChange: (choice: Choice) => void
  /** The server's refusal of the photo. */
  error?: ReactNode
  /** The share that is sent, while it is being sent. */
  uploaded: number | undefined
  /** The path of the field, by which the form finds the field of an error. */
  'data-path'?: string
}

/** Chooses a photo for a request, and shows how much of it is sent. */
export function AttachmentField({ value, onChange, error, uploaded, 'data-path': path }: Props) {
  const pick = useFilePick({
    refusalOf,
    onPick: (source, refusal) => onChange({ source, ...refusal }),
  })
  const labelId = useId()
  const errorId = useId()

  const remove = () => {
    pick.forget()
    onChange(null)
  }
  const isUploading = value !== null && uploaded !== undefined
  return (
    <Input.Wrapper
      label={t.newRequest.photo}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={value?.refusal ?? error}
      errorProps={{ id: errorId }}
    >
      <fieldset aria-labelledby={labelId} aria-describedby={errorId} className={styles.field}>
        <Button
          data-path={path}
          variant="default"
          size="xs"
          leftSection={<IconPhoto size={16} aria-hidden />}
          onClick={pick.open}
        >
          {value ? t.newRequest.anotherPhoto : t.newRequest.choosePhoto}
        </Button>
        {value && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={remove}
          >
            {t.newRequest.removePhoto}
          </Button>
        )}
        <span className={styles.name}>{value ? value.source.name : t.newRequest.photoHint}</span>
        {isUploading && (
          <progress className={styles.progress} aria-label={t.newRequest.uploading} value={uploaded} />
        )}
        <input {...pick.input} accept="image/png,image/jpeg" aria-label={t.newRequest.photo} />
      </fieldset>
    </Input.Wrapper>
  )
}

async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > maxPictureBytes)
    return refusal('request.file_too_large', { megabytes: maxPictureMegabytes })
  const kind = await pictureKindOf(file)
  return kind === 'png' || kind === 'jpeg' ? undefined : t.newRequest.photoKind
}
