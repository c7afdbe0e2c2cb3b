import { type ImportRun, imports } from '@portal/contract/imports'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '../../../api/api-errors.ts'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { wordsOfSent } from '../../../messages/refusals.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import type { Standing } from './stays-dialog.tsx'

const StaysDialog = lazyPart(() => import('./stays-dialog.tsx').then((file) => file.StaysDialog))

type Props = { run: ImportRun; onClose: () => void }

const standing = z.object({
  count: z.int(),
  /** The first of them. */
  rows: z.array(
    z.object({
      number: z.nullable(z.int()),
      object: z.string(),
      code: z.string(),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
})

/** What stands against it: each row of the file with its reason, or the refusal's sentence where it names none. */
function standingIn({ facts, message }: ApiError): Standing[] {
  const { data } = z.safeParse(standing, facts)
  if (!data) return [{ key: message, text: message }]
  const named = data.rows.map(({ number, object, ...reason }, place) => {
    const why = wordsOfSent(reason) ?? reason.code
    return { key: String(place), text: t.imports.standingRow(number, object, why) }
  })
  const left = data.count - named.length
  return left > 0 ? [...named, { key: 'left', text: t.imports.standingMore(left) }] : named
}

/** Asks before an import is taken back, and lists what stands against it. */
export function TakeBackDialog({ run: { id, file_name }, onClose }: Props) {
  const takeBack = useApiMutation(imports.takeBack)
  // The question closes itself after the answer, and then asks what comes next.
  const answered = useRef<readonly Standing[]>(undefined)
  const [reasons, setReasons] = useState<readonly Standing[]>()
  const confirm = async () => {
    try {
      await takeBack.mutateAsync({ params: { id } })
      toastSuccess(t.imports.takenBack, { thing: file_name })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      answered.current = standingIn(error)
    }
  }
  if (reasons) return <StaysDialog fileName={file_name} reasons={reasons} onClose={onClose} />
  return (
    <ConfirmDialog
      text={t.imports.takeBackQuestion(file_name)}
      confirmLabel={t.imports.takeBack}
      icon={<IconArrowBackUp size={18} aria-hidden />}
      onConfirm={confirm}
      onClose={() => (answered.current ? setReasons(answered.current) : onClose())}
    />
  )
}
