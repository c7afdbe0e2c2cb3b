import { ActionIcon } from '@mantine/core'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { candidateCvFiles } from '@portal/contract/candidates/cv-file-routes'
import { cvFileTypes } from '@portal/domain/candidates/cv-file'
import { IconDownload, IconFileText, IconTrash, IconUpload } from '@tabler/icons-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { addressOf } from '../../../api/wire-format.ts'
import { t } from '../../../messages/messages.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { BusyButton } from '../../../shared/forms/busy-button.tsx'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'
import { Tooltip } from '../../../shared/tooltip.tsx'
import styles from './cv-file-panel.module.css'
import { useCvUpload } from './use-cv-upload.ts'

const accepted = cvFileTypes.map((type) => `.${type}`).join(',')

/** The CV that the candidate sent: chosen or dropped, downloaded, replaced and deleted. */
export function CvFilePanel({ candidate }: { candidate: Candidate }) {
  const { id, cv_file: file, can } = candidate
  const { share, failure, isSending, send } = useCvUpload(id)
  const [isOver, setOver] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [dropped, setDropped] = useState<File>()
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen) void send(chosen)
    // The field is emptied, so that the same file can be chosen again.
    currentTarget.value = ''
  }
  const dropping = can.update && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [first] = event.dataTransfer.files
      if (!first) return
      // A drop may have missed its aim, so it does not take the place of a file unasked.
      if (file) setDropped(first)
      else void send(first)
    },
  }
  return (
    <section
      className={styles.panel}
      aria-label={t.candidate.cvFile}
      data-over={isOver || undefined}
      {...dropping}
    >
      <h2 className={styles.title}>{t.candidate.cvFile}</h2>
      {file && <StoredFile id={id} file={file} onDelete={can.update ? () => setDeleting(true) : undefined} />}
      {can.update && (
        <div className={styles.choice}>
          <BusyButton
            variant="default"
            size="xs"
            leftSection={<IconUpload size={16} aria-hidden />}
            loading={isSending}
            onClick={() => input.current?.click()}
          >
            {file ? t.candidate.cvFileReplace : t.candidate.cvFileChoose}
          </BusyButton>
          <span className={styles.hint}>
            <span className={styles.drop}>{t.candidate.cvFileDrop}</span>
            {t.candidate.cvFileHint}
          </span>
          <input
            ref={input}
            type="file"
            hidden
            accept={accepted}
            aria-label={t.candidate.cvFile}
            onChange={choose}
          />
        </div>
      )}
      {isSending && (
        <progress className={styles.progress} aria-label={t.candidate.cvFileSending} value={share} />
      )}
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {dropped && file && (
        <ConfirmDialog
          text={t.candidate.cvFileReplaceQuestion(file.name, dropped.name)}
          confirmLabel={t.candidate.cvFileReplace}
          icon={<IconUpload size={18} aria-hidden />}
          onConfirm={() => void send(dropped)}
          onClose={() => setDropped(undefined)}
        />
      )}
      {isDeleting && file && (
        <DeleteDialog candidate={candidate} name={file.name} onClose={() => setDeleting(false)} />
      )}
    </section>
  )
}

type StoredProps = {
  id: number
  file: NonNullable<Candidate['cv_file']>
  onDelete: (() => void) | undefined
}

function StoredFile({ id, file: { name, size }, onDelete }: StoredProps) {
  return (
    <div className={styles.file}>
      <IconFileText size={20} aria-hidden className={styles.icon} />
      <a
        className={styles.name}
        href={addressOf(candidateCvFiles.show, { id })}
        download={name}
        aria-label={t.candidate.cvFileDownload(name)}
      >
        <span>{name}</span>
        <IconDownload size={16} aria-hidden />
      </a>
      <span className={styles.size}>{t.candidate.cvFileSize(size)}</span>
      {onDelete && (
        <Tooltip text={t.candidate.cvFileDelete(name)}>
          {(control) => (
            <ActionIcon {...control} aria-label={t.candidate.cvFileDelete(name)} onClick={onDelete}>
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </Tooltip>
      )}
    </div>
  )
}

type DeleteProps = { candidate: Candidate; name: string; onClose: () => void }

function DeleteDialog({ candidate: { id, version }, name, onClose }: DeleteProps) {
  const remove = useApiMutation(candidateCvFiles.remove)
  const confirm = async () => {
    await remove.mutateAsync({ params: { id }, ifMatch: version })
    toastSuccess(t.candidate.cvFileRemoved)
  }
  return <ConfirmDialog text={t.actions.deleteQuestion(name)} onConfirm={confirm} onClose={onClose} />
}
