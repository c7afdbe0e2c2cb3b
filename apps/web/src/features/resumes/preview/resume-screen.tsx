import type { PublicResume } from '@portal/contract/resumes/resumes'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-errors.ts'
import { useIsPhone } from '../../../entry/breakpoints.ts'
import { EntryButton } from '../../../entry/button.tsx'
import { useOwnPageTitle } from '../../../entry/page-title.ts'
import { usePrinting } from '../../../entry/use-printing.ts'
import { t } from '../../../messages/messages.ts'
import { MessageScreen } from '../../../shared/message-screen.tsx'
import { explain } from '../../../shared/notices/plain-error-notice.tsx'
import { NotFoundScreen } from '../../../shell/screens/not-found-screen.tsx'
import { UnauthorizedScreen } from '../../../shell/screens/unauthorized-screen.tsx'
import { ResumeBar } from './bar/resume-bar.tsx'
import { LatePart, useLatePart } from './late-part.ts'
import { ResumePage } from './resume-page.tsx'
import { type ResumeKey, resumeForManagers, resumeView } from './resume-queries.ts'
import styles from './resume-screen.module.css'
import type { ResumeTab } from './resume-search.ts'
import { ResumeTabs } from './resume-tabs.tsx'
import { AllSections } from './tabs/sections.tsx'
import { useViewer } from './use-viewer.ts'

const lostCharacters = new LatePart(async () => (await import('../lost-characters.tsx'))?.LostCharacters)

type Props = { resumeKey: ResumeKey; tab: ResumeTab | undefined }

/** A CV on a whole screen: its PDF on a desktop, tabs with its sections on a phone. */
export function ResumeScreen({ resumeKey, tab = 'general' }: Props) {
  const isPhone = useIsPhone()
  const isPrinting = usePrinting()
  const viewer = useViewer()
  const needsSession = 'id' in resumeKey && !viewer.isSignedIn
  const query = useQuery({ ...resumeView(resumeKey), ...(needsSession ? { queryFn: skipToken } : {}) })
  const isManager = viewer.mayOpenProfile || viewer.mayEdit
  const links = useQuery({ ...resumeForManagers(resumeKey), enabled: isManager })
  useOwnPageTitle(query.data?.name)

  if (needsSession) return <UnauthorizedScreen />
  // The address that managers see is the one that they may hand out.
  if ('id' in resumeKey && links.data?.link.state === 'on') {
    return <Navigate to="/cv/$slug" params={{ slug: links.data.link.slug }} search replace />
  }
  if (query.data && !links.isLoading) {
    return (
      <main className={styles.screen} data-phone={isPhone || undefined}>
        <ResumeBar
          resumeKey={resumeKey}
          resume={query.data}
          links={links.data}
          viewer={viewer}
          isPhone={isPhone}
        />
        {links.data && <LateLostCharacters resume={query.data} />}
        {isPhone ? (
          <ResumeTabs resume={query.data} tab={tab} />
        ) : (
          <div className={styles.document} data-no-print>
            <ResumePage resumeKey={resumeKey} resume={query.data} />
          </div>
        )}
        {isPrinting && <AllSections resume={query.data} />}
      </main>
    )
  }
  if (query.error) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  return <main className={styles.loading} role="status" aria-label={t.app.loading} />
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const status = error instanceof ApiError ? error.status : undefined
  // The status is 400 for a number that is larger than any id.
  if (status === 404 || status === 400) return <NotFoundScreen />
  if (status === 401 || status === 403) return <UnauthorizedScreen />
  if (status === 410) return <MessageScreen title={error.message} />
  return (
    <MessageScreen title={t.resumePreview.failed} text={explain(error)}>
      <EntryButton onClick={onRetry}>{t.actions.tryAgain}</EntryButton>
    </MessageScreen>
  )
}

/** What the PDF cannot show, for managers alone, who hand the CV out. */
function LateLostCharacters({ resume }: { resume: PublicResume }) {
  const LostCharacters = useLatePart(lostCharacters)
  return LostCharacters && <LostCharacters resume={resume} isBand />
}
