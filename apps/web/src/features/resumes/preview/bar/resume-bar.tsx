import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { BrandMark } from '../../../../entry/brand-mark.tsx'
import { EntryLink } from '../../../../entry/button.tsx'
import { t } from '../../../../messages/messages.ts'
import { LatePart, useLatePart } from '../late-part.ts'
import type { ResumeKey } from '../resume-queries.ts'
import type { useViewer } from '../use-viewer.ts'
import { Downloads } from './downloads.tsx'
import type { LinkControlsProps } from './link-controls.tsx'
import styles from './resume-bar.module.css'

const linkControls = new LatePart(async () => (await import('./link-controls.tsx'))?.LinkControls)

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

/**
 * The controls of the link, with the component library that they are made of: managers alone load it on this page, and nearly always
 * have it from the page before. Their place is kept free on phones,
 * where they have a line of their own; it stays empty where the code does not arrive, and the list of CVs has the same controls.
 */
function LateLinkControls(props: LinkControlsProps) {
  const Controls = useLatePart(linkControls)
  return Controls ? <Controls {...props} /> : <span className={styles.linkPlace} />
}
