import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { Tip } from '../tip.tsx'
import { toastError, toastSuccess } from '../toasts/toasts.ts'

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
    <Tip text={label}>
      {(control) => (
        <ActionIcon {...control} aria-label={label} onClick={() => void copy()}>
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
      )}
    </Tip>
  )
}

/** Resolves to false when the browser does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** For portals served without TLS, where browsers give pages no `navigator.clipboard`. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // An open dialog keeps the focus inside, so the field must lie in it.
  const place = focused?.closest('[role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
