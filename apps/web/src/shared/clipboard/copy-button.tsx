import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { toastError, toastSuccess } from '../toasts/toasts.ts'
import { Tooltip } from '../tooltip.tsx'
import { copyText } from './copy-text.ts'

type Props = {
  /** The label of the text, as in 'Email'. */
  what: string
  text: string
}

/** Copies a text and shows a message that it did. */
export function CopyButton({ what, text }: Props) {
  const copy = async () => {
    if (await copyText(text)) toastSuccess(t.clipboard.copied)
    else toastError(t.clipboard.failed)
  }
  const label = t.clipboard.copy(what)
  return (
    <Tooltip text={label}>
      {(control) => (
        <ActionIcon {...control} aria-label={label} onClick={() => void copy()}>
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
      )}
    </Tooltip>
  )
}
