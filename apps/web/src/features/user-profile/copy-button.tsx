import { ActionIcon } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { Tip } from '../../shared/tip.tsx'
import { toastError, toastSuccess } from '../../shared/toasts.ts'

type Props = {
  /** What is copied, in the words of its label: 'Email'. */
  what: string
  text: string
}

/** Copies a text and says so. */
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

/** Puts a text on the clipboard; false when the browser does not allow it. */
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
  // Inside an open dialog the focus may not leave it.
  const place = focused?.closest('[role="dialog"]') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
