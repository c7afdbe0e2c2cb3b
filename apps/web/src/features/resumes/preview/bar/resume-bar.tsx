import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { t } from '../../../../messages/messages.ts'
import { BrandMark } from '../../../../shared/brand-mark.tsx'
import { LinkButton } from '../../../../shared/link-button.tsx'
import { lazyPart } from '../../../../shared/states/lazy-part.tsx'
import type { ResumeKey } from '../resume-queries.ts'
import type { useViewer } from '../use-viewer.ts'
import { Downloads } from './downloads.tsx'
import styles from './resume-bar.module.css'

const LinkPlace = () => <span className={styles.linkPlace} />

/** Where the code does not arrive its place stays empty: the list of CVs has the same controls. */
const LinkControls = lazyPart(
  () => import('./link-controls.tsx').then((file) => file.LinkControls),
  LinkPlace,
  LinkPlace,
)

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
        <LinkButton
          variant="default"
          to="/users/$id"
          params={{ id: links.user_slug }}
          search={{ tab: 'cv' }}
          aria-label={t.resumePreview.toProfile}
        >
          {isPhone ? '←' : t.resumePreview.toProfile}
        </LinkButton>
      ) : (
        <CompanyMark />
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {resume.document_name}.pdf
      </h1>
      {viewer.mayEdit && links && (
        <LinkButton
          variant="default"
          to="/resumes/$resumeId/$section"
          params={{ resumeId: String(links.id), section: 'contacts' }}
          aria-label={t.resumePreview.edit}
        >
          {isPhone ? t.actions.edit : t.resumePreview.edit}
        </LinkButton>
      )}
      <Downloads
        resumeKey={resumeKey}
        resume={resume}
        links={links}
        isSignedIn={viewer.isSignedIn}
        isPhone={isPhone}
      />
      {viewer.mayEdit && links && <LinkControls resumeKey={resumeKey} resume={links} />}
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
