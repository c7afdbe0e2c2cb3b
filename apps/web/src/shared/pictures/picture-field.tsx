import '../../theme/mantine-profiles.css'
import { Avatar, Button, Input, Loader } from '@mantine/core'
import { IconArrowBackUp, IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { t } from '../../messages/messages.ts'
import { latePart } from '../stand-ins/late-part.tsx'
import { type PickedPicture, type PictureShape, pictureKindOf, pictureTypes } from './picked-picture.ts'
import styles from './picture-field.module.css'

const PictureCropper = latePart(
  () => import('./picture-cropper.tsx').then((file) => file.PictureCropper),
  () => <Loader size="sm" className={styles.loading} />,
)

/** Undefined leaves the picture as it is, null removes it. */
export type PictureChoice = PickedPicture | null | undefined

type Props = {
  label: string
  /** The address of the stored picture. */
  current: string | null
  /** Shown instead of a missing picture. */
  placeholder: ReactNode
  maxBytes: number
  /** Of the picture and of the window over it; round by default. */
  shape?: PictureShape
  value: PictureChoice
  onChange: (choice: PictureChoice) => void
  /** The server's refusal of the picture. */
  error?: ReactNode
}

/** Chooses a picture and its square, or removes the stored one. */
export function PictureField(props: Props) {
  const { label, current, placeholder, maxBytes, shape = 'round', value, onChange } = props
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()
  const shown = value === undefined ? current : null

  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file can then be chosen again.
    currentTarget.value = ''
    if (!file) return
    const found = await refusalOf(file, maxBytes)
    setRefusal(found)
    if (found === undefined) onChange({ source: file, area: undefined })
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={refusal ?? props.error}
    >
      <fieldset aria-labelledby={labelId} className={styles.field}>
        {value ? (
          <PictureCropper
            source={value.source}
            shape={shape}
            onAreaChange={(area) => onChange({ source: value.source, area })}
            onCancel={() => onChange(undefined)}
            onUnreadable={() => {
              setRefusal(t.pictures.unreadable)
              onChange(undefined)
            }}
          />
        ) : (
          <Avatar src={shown} alt="" size={64} radius={shape === 'round' ? '50%' : 'sm'}>
            {placeholder}
          </Avatar>
        )}
        <div className={styles.side}>
          <div className={styles.buttons}>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPhoto size={16} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {value || shown ? t.pictures.chooseAnother : t.pictures.choose}
            </Button>
            {shown && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => onChange(null)}
              >
                {t.pictures.remove}
              </Button>
            )}
            {value !== undefined && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => onChange(undefined)}
              >
                {t.pictures.keepOld}
              </Button>
            )}
          </div>
          <p className={styles.hint}>{value === null ? t.pictures.removed : t.pictures.hint}</p>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes}
          aria-label={label}
          onChange={(event) => void pick(event)}
        />
      </fieldset>
    </Input.Wrapper>
  )
}

async function refusalOf(file: File, maxBytes: number): Promise<string | undefined> {
  if (file.size > maxBytes) return t.pictures.tooLarge
  return (await pictureKindOf(file)) ? undefined : t.pictures.wrongKind
}
