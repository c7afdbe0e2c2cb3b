import { candidateCvFiles } from '@portal/contract/candidates/cv-file-routes'
import { maxCvFileBytes, maxCvFileMegabytes } from '@portal/domain/candidates/cv-file'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { toastSuccess } from '../../../shared/toasts/toasts.ts'

/** Sends a CV file, with the share that has been sent, and with the sentence of the last refusal. */
export function useCvUpload(id: number) {
  const [share, setShare] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const put = useApiMutation(candidateCvFiles.put, { onUpload: setShare })

  const send = async (file: File) => {
    if (share !== undefined) return
    setFailure(undefined)
    if (file.size > maxCvFileBytes)
      return setFailure(refusal('request.document_too_large', { megabytes: maxCvFileMegabytes }))
    setShare(0)
    try {
      await put.mutateAsync({ params: { id }, file })
      toastSuccess(t.candidate.cvFileAdded)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t.errors.unexpected)
    }
    setShare(undefined)
  }
  return { share, failure, isSending: share !== undefined, send }
}
