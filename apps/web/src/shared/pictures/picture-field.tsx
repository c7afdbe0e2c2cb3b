import { Avatar, Loader } from '@mantine/core'
import { maxPictureBytes, maxPictureMegabytes } from '@portal/domain/pictures'
import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { refusal } from '../../messages/refusals.ts'
import { lazyPart } from '../states/lazy-part.tsx'
import { type PickedPicture, type PictureShape, pictureKindOf, pictureTypes } from './picked-picture.ts'
import { PictureChooser } from './picture-chooser.tsx'
import styles from './picture-field.module.css'

const PictureCropper = lazyPart(
  () => import('./picture-cropper.tsx').then((file) => file.PictureCropper),
  () => <Loader size="sm" className={styles.loading} />,
)

/** The choice of a picture: undefined leaves the picture as it is, null removes it. */
export type PictureChoice = PickedPicture | null | undefined

type Props = {
  label: string
  /** The address of the stored picture. */
  current: string | null
  /** Shown instead of a missing picture. */
  placeholder: ReactNode
  /** Of the picture and of the window over it; round by default. */
  shape?: PictureShape
  value: PictureChoice
  onChange: (choice: PictureChoice) => void
  /** The server's refusal of the picture. */
  error?: ReactNode
  'data-path'?: string
}

/** Chooses a picture and its square, or removes the stored one. */
export function PictureField(props: Props) {
  const { current, placeholder, shape = 'round', value, onChange, error } = props
  return (
    <PictureChooser
      label={props.label}
      hint={t.pictures.hint}
      current={current}
      value={value}
      onChange={onChange}
      accept={pictureTypes}
      refusalOf={refusalOf}
      choiceOf={(source, refusal) => ({ source, area: undefined, ...refusal })}
      error={error}
      data-path={props['data-path']}
    >
      {value && !value.refusal ? (
        <div className={styles.cropper}>
          <PictureCropper
            source={value.source}
            shape={shape}
            onAreaChange={(area) => onChange({ source: value.source, area })}
            onCancel={() => onChange(undefined)}
            onUnreadable={() => onChange({ ...value, refusal: t.pictures.unreadable })}
          />
        </div>
      ) : (
        <Avatar
          src={value === null ? null : current}
          alt=""
          size={64}
          radius={shape === 'round' ? '50%' : 'sm'}
        >
          {placeholder}
        </Avatar>
      )}
    </PictureChooser>
  )
}

async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > maxPictureBytes)
    return refusal('request.file_too_large', { megabytes: maxPictureMegabytes })
  return (await pictureKindOf(file)) ? undefined : t.pictures.wrongKind
}
