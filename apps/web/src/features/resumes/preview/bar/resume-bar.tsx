import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { BrandMark } from '../../../../entry/brand-mark.tsx'
import { EntryLink } from '../../../../entry/button.tsx'
import { t } from '../../../../messages/messages.ts'
import type { ResumeKey } from '../resume-queries.ts'
import type { useViewer } from '../use-viewer.ts'
import { Downloads } from './downloads.tsx'
import { LateLinkControls } from './late-link-controls.tsx'
import styles from './resume-bar.module.css'

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
        <CompanyMark />
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {resume.document_name}.pdf
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
      <Downloads
        resumeKey={resumeKey}
        resume={resume}
        links={links}
        isSignedIn={viewer.isSignedIn}
        isPhone={isPhone}
      />
      {viewer.mayEdit && links && <LateLinkControls resumeKey={resumeKey} resume={links} />}
    </header>
  )
}

const root = getRouteApi(rootRouteId)

/** The mark, with the name of the company beside it where the portal has one (`COMPANY_NAME`). */
function CompanyMark() {
  const name = root.useRouteContext({ select: ({ portal }) => portal.company_name })
  return (
    <>
      <BrandMark size={28} />
      {name !== null && <p className={styles.company}>{name}</p>}
    </>
  )
}
