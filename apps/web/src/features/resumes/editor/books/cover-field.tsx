import { Button, Input } from '@mantine/core'
import { IconArrowBackUp, IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { t } from '../../../../messages/messages.ts'
import styles from './cover.module.css'
import { Cover } from './cover.tsx'
import { isPicture } from './whole-picture.ts'

/** A chosen picture; undefined leaves the cover as it is, null removes it. */
export type CoverChoice = { source: Blob } | null | undefined

type Props = {
  /** The address of the stored cover. */
  current: string | null
  maxBytes: number
  value: CoverChoice
  onChange: (choice: CoverChoice) => void
  /** The server's refusal of the picture. */
  error?: ReactNode
}

/** Chooses the cover of a book, which is shown whole, or removes the stored one. */
export function CoverField({ current, maxBytes, value, onChange, error }: Props) {
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  /** The file being read; undefined once another choice was made. */
  const latest = useRef<File>(undefined)
  const labelId = useId()
  const chosen = useAddressOf(value?.source)
  const shown = value === undefined ? current : chosen

  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file can then be chosen again.
    currentTarget.value = ''
    if (!file) return
    latest.current = file
    const found =
      file.size > maxBytes
        ? t.pictures.tooLarge
        : (await isPicture(file))
          ? undefined
          : t.resumeExtras.notImage
    // A large picture may be read more slowly than one chosen after it.
    if (latest.current !== file) return
    setRefusal(found)
    if (found === undefined) onChange({ source: file })
  }

  const choose = (choice: null | undefined) => {
    latest.current = undefined
    onChange(choice)
  }

  return (
    <Input.Wrapper
      label={t.resumeExtras.cover}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={refusal ?? error}
    >
      <fieldset aria-labelledby={labelId} className={styles.field}>
        <Cover address={shown} />
        <div className={styles.side}>
          <div className={styles.buttons}>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconPhoto size={16} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {shown ? t.pictures.chooseAnother : t.pictures.choose}
            </Button>
            {value === undefined && current && (
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                leftSection={<IconTrash size={16} aria-hidden />}
                onClick={() => choose(null)}
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
                onClick={() => choose(undefined)}
              >
                {t.pictures.keepOld}
              </Button>
            )}
          </div>
          <p className={styles.hint}>{value === null ? t.pictures.removed : t.resumeExtras.coverHint}</p>
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          aria-label={t.resumeExtras.cover}
          onChange={(event) => void pick(event)}
        />
      </fieldset>
    </Input.Wrapper>
  )
}

/** The address of a file in memory, released when the file is no longer shown. */
function useAddressOf(source: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!source) {
      setAddress(undefined)
      return
    }
    const created = URL.createObjectURL(source)
    setAddress(created)
    return () => URL.revokeObjectURL(created)
  }, [source])
  return address
}
