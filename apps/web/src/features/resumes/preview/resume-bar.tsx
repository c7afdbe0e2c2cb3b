import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import { BrandMark } from '../../../entry/brand-mark.tsx'
import { EntryFileLink, EntryLink } from '../../../entry/button.tsx'
import { t } from '../../../messages/messages.ts'
import { LateLinkControls } from './late-link-controls.tsx'
import styles from './resume-bar.module.css'
import { docxAddress, pdfAddress, versionOf } from './resume-files.ts'
import type { ResumeKey } from './resume-queries.ts'
import type { useViewer } from './use-viewer.ts'

type Props = {
  resumeKey: ResumeKey
  resume: PublicResume
  /** The CV as managers see it, who go on from it and hand it out; undefined for others. */
  links: Resume | undefined
  viewer: ReturnType<typeof useViewer>
  isPhone: boolean
}

/** Names the CV and offers its files, and to signed-in people also the ways back and on. */
export function ResumeBar({ resumeKey, resume, links, viewer, isPhone }: Props) {
  const name = resume.document_name
  return (
    <header className={styles.bar} data-no-print>
      {viewer.mayOpenProfile && links ? (
        <EntryLink
          isPlain
          to="/users/$id"
          params={{ id: links.user_slug }}
          search={{ tab: 'cv' }}
          aria-label={t.resumePreview.toProfile}
        >
          {isPhone ? '←' : t.resumePreview.toProfile}
        </EntryLink>
      ) : (
        <BrandMark size={28} />
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {name}.pdf
      </h1>
      {viewer.mayEdit && links && (
        <EntryLink
          isPlain
          to="/resumes/$resumeId/$section"
          params={{ resumeId: String(links.id), section: 'contacts' }}
          aria-label={t.resumePreview.edit}
        >
          {isPhone ? t.actions.edit : t.resumePreview.edit}
        </EntryLink>
      )}
      {viewer.isSignedIn && !isPhone && (
        <EntryFileLink isPlain href={docxAddress(resumeKey)} download={`${name}.docx`}>
          {t.resumePreview.downloadDoc}
        </EntryFileLink>
      )}
      <EntryFileLink
        isPlain={viewer.mayEdit}
        href={pdfAddress(resumeKey, versionOf(resume))}
        download={`${name}.pdf`}
      >
        {isPhone ? t.resumePreview.download : t.resumePreview.downloadPdf}
      </EntryFileLink>
      {viewer.mayEdit && links && <LateLinkControls resumeKey={resumeKey} resume={links} />}
    </header>
  )
}
