import { Button } from '@mantine/core'
import { resumeDocuments } from '@portal/contract/resumes/documents'
import type { PublicResume } from '@portal/contract/resumes/resumes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { request } from '../../../api/client.ts'
import { t } from '../../../messages/messages.ts'
import { explain } from '../../../shared/notices/plain-error-notice.tsx'
import { nameInPath, pdfAddress, versionOf } from './resume-files.ts'
import styles from './resume-page.module.css'
import type { ResumeKey } from './resume-queries.ts'

type Props = {
  resumeKey: ResumeKey
  resume: PublicResume
}

/** The document alone, as wide as its place: without the browser's own bars, where its viewer honours that. */
const documentAlone = '#toolbar=0&navpanes=0&view=FitH'

/** Milliseconds that a viewer takes to draw the first page after it is loaded. */
const drawingMs = 400

/** Asks for the PDF before a frame shows it: a frame cannot tell a page of the server's error from the PDF. */
const madePdf = (key: ResumeKey, version: string) =>
  queryOptions({
    queryKey: [resumeDocuments.pdf.url, key, { v: version }],
    queryFn: async ({ signal }) => {
      const input = { params: { id: nameInPath(key) }, query: { v: version } }
      await (await request(resumeDocuments.pdf, input, { signal })).arrayBuffer()
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The PDF need not be fetched again after a change: changed content has another version and so another key.
    meta: { outlivesChanges: true },
  })

/**
 * The finished CV as it is saved: its PDF in the browser's viewer. After a change the next document is loaded below the
 * present one, which is taken away then.
 */
export function ResumePage({ resumeKey, resume }: Props) {
  const version = versionOf(resume)
  const made = useQuery({ ...madePdf(resumeKey, version), enabled: navigator.pdfViewerEnabled })
  const [shown, setShown] = useState<string>()
  const next = made.data ? version : undefined
  const frames = [...new Set([shown, next])].filter((one) => one !== undefined)
  const file = `${resume.document_name}.pdf`

  if (!navigator.pdfViewerEnabled) {
    return (
      <div className={styles.page}>
        <div className={styles.notice}>
          <p className={styles.title}>{t.resumePreview.noViewer}</p>
          <p className={styles.text}>{t.resumePreview.noViewerHint}</p>
          <Button component="a" variant="default" href={pdfAddress(resumeKey, version)} download={file}>
            {t.resumePreview.downloadPdf}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.page} aria-busy={shown !== version && !made.error}>
      {frames.map((one) => (
        <Frame
          key={one}
          title={t.resumePreview.page(file)}
          address={pdfAddress(resumeKey, one)}
          isNext={shown !== undefined && one !== shown}
          onDrawn={() => one === version && setShown(one)}
        />
      ))}
      {!made.error && frames.length === 0 && (
        <div className={styles.loading} role="status" aria-label={t.app.loading} />
      )}
      {made.error && (
        <div className={styles.notice} role="alert">
          <p className={styles.title}>{t.resumePreview.failed}</p>
          <p className={styles.text}>{explain(made.error)}</p>
          <Button variant="default" onClick={() => void made.refetch()}>
            {t.actions.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}

type FrameProps = {
  title: string
  address: string
  /** Whether the document is loaded below the shown one. */
  isNext: boolean
  onDrawn: () => void
}

function Frame({ title, address, isNext, onDrawn }: FrameProps) {
  const [isLoaded, setLoaded] = useState(false)
  const drawn = useEffectEvent(onDrawn)
  useEffect(() => {
    if (!isLoaded) return
    const timer = setTimeout(() => drawn(), drawingMs)
    return () => clearTimeout(timer)
  }, [isLoaded])
  return (
    <iframe
      className={styles.frame}
      title={title}
      src={address + documentAlone}
      data-next={isNext || undefined}
      onLoad={() => setLoaded(true)}
    />
  )
}
