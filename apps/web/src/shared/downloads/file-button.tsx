import { Button, Loader } from '@mantine/core'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import { IconDownload } from '@tabler/icons-react'
import styles from './file-button.module.css'
import { useSaveFile } from './use-save-file.ts'

type ButtonProps = {
  descriptor: RouteDescriptor
  query: object
  /** The parts of the address, where it is the file of one thing. */
  params?: object
  label: string
  /** The words on the button where its name says more: the first of a pair says what the file is, the second only its type. */
  shown?: string
  disabled?: boolean
  'data-autofocus'?: boolean
}

/** Saves a file of the server; a refusal is a toast. */
export function FileButton({ descriptor, query, params, label, shown, ...rest }: ButtonProps) {
  const { isBusy, save } = useSaveFile()
  const isMarked = isBusy || shown === undefined
  const mark = isBusy ? <Loader size={16} color="gray" /> : <IconDownload size={18} aria-hidden />
  return (
    <Button
      {...rest}
      variant="default"
      aria-label={label}
      // While it is busy the button is not `disabled`, which would take the focus away.
      aria-busy={isBusy}
      leftSection={isMarked ? mark : undefined}
      classNames={{ section: isBusy ? '' : (styles.icon ?? '') }}
      onClick={({ detail }) => {
        // The second click of a double click counts 2; a key counts 0.
        if (detail < 2) void save(descriptor, query, params)
      }}
    >
      {shown ?? label}
    </Button>
  )
}
