import { Button } from '@mantine/core'
import { jsonResumes, type ResumeImport } from '@portal/contract/resumes/json-resume'
import { IconFileImport } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { useApiMutation } from '../../../../api/query.ts'
import { t } from '../../../../messages/messages.ts'
import { lazyPart } from '../../../../shared/states/lazy-part.tsx'
import { toastError } from '../../../../shared/toasts/toasts.ts'
import type { ResumeOptionsProps } from '../resume-acts.ts'
import { readResumeFile } from './read-resume-file.ts'

const ImportReportDialog = lazyPart(() =>
  import('./import-report-dialog.tsx').then((file) => file.ImportReportDialog),
)

type Props = { owner: ResumeOptionsProps['owner']; onImported: (id: number) => void }

/** Chooses a JSON Resume file, makes a CV of it and shows what was taken and left out. */
export function ImportButton({ owner, onImported }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const importFile = useApiMutation(jsonResumes.import)
  const [isBusy, setBusy] = useState(false)
  const [imported, setImported] = useState<ResumeImport>()

  const choose = () => {
    if (!isBusy) input.current?.click()
  }

  const pick = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The field is emptied, so that the same file can be chosen again.
    currentTarget.value = ''
    if (!file || isBusy) return
    setBusy(true)
    try {
      const resume = await readResumeFile(file)
      const answer = await importFile.mutateAsync({ body: { user_id: owner.id, resume } })
      onImported(answer.resume.id)
      setImported(answer)
    } catch (error) {
      toastError(error instanceof Error ? error : t.errors.unexpected)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        // The button is not `disabled`, which would take the focus away.
        aria-busy={isBusy}
        onClick={choose}
      >
        {t.cvImport.button}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t.cvImport.button}
        onChange={(event) => void pick(event)}
      />
      {imported && <ImportReportDialog {...imported} owner={owner} onClose={() => setImported(undefined)} />}
    </>
  )
}
