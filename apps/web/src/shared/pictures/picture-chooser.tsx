import { Button, Input } from '@mantine/core'
import { IconArrowBackUp, IconPhoto, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { t } from '../../messages/messages.ts'
import styles from './picture-chooser.module.css'
import { useFilePick } from './use-file-pick.ts'

/** A file that was chosen; with a refusal one that cannot be used, which `useSchemaForm` does not send. */
export type ChosenFile = { source: Blob; refusal?: string }

type Props<Choice extends ChosenFile> = {
  label: string
  hint: string
  /** The address of the stored picture. */
  current: string | null
  /** The choice: undefined leaves the picture as it is, null removes it. */
  value: Choice | null | undefined
  onChange: (choice: Choice | null | undefined) => void
  /** The types that the browser offers, as of the attribute `accept`. */
  accept: string
  /** Why a file cannot be used; undefined when it can. */
  refusalOf: (file: File) => Promise<string | undefined>
  choiceOf: (file: File, refusal: { refusal?: string }) => Choice
  error?: ReactNode
  /** The path of the field, by which the form finds the field of an error. */
  'data-path'?: string
  /** The picture as it is chosen, before the buttons. */
  children: ReactNode
}

/** The buttons that choose a picture, remove the stored one or keep it. */
export function PictureChooser<Choice extends ChosenFile>(props: Props<Choice>) {
  const { label, hint, current, value, onChange, refusalOf, choiceOf } = props
  const pick = useFilePick({ refusalOf, onPick: (file, refusal) => onChange(choiceOf(file, refusal)) })
  const labelId = useId()
  const errorId = useId()
  const isStored = value === undefined && current !== null

  const choose = (choice: null | undefined) => {
    pick.forget()
    onChange(choice)
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={value?.refusal ?? props.error}
      errorProps={{ id: errorId }}
    >
      <fieldset aria-labelledby={labelId} aria-describedby={errorId} className={styles.field}>
        {props.children}
        <div className={styles.side}>
          <div className={styles.buttons}>
            <Button
              data-path={props['data-path']}
              variant="default"
              size="xs"
              leftSection={<IconPhoto size={16} aria-hidden />}
              onClick={pick.open}
            >
              {value || isStored ? t.pictures.chooseAnother : t.pictures.choose}
            </Button>
            {isStored && (
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
          <p className={styles.hint}>{value === null ? t.pictures.removed : hint}</p>
        </div>
        <input {...pick.input} accept={props.accept} aria-label={label} />
      </fieldset>
    </Input.Wrapper>
  )
}
