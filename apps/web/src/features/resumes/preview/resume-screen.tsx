import { Button } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { ApiError } from '../../../api/api-errors.ts'
import { useIsPhone } from '../../../browser/breakpoints.ts'
import { useOwnPageTitle } from '../../../browser/page-title.ts'
import { usePrinting } from '../../../browser/use-printing.ts'
import { t } from '../../../messages/messages.ts'
import { explain } from '../../../shared/notices/plain-error-notice.tsx'
import { MessageScreen } from '../../../shared/screens/message-screen.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { NotFoundScreen } from '../../../shell/screens/not-found-screen.tsx'
import { UnauthorizedScreen } from '../../../shell/screens/unauthorized-screen.tsx'
import { ResumeBar } from './bar/resume-bar.tsx'
import { ResumePage } from './resume-page.tsx'
import { type ResumeKey, resumeForManagers, resumeView } from './resume-queries.ts'
import styles from './resume-screen.module.css'
import type { ResumeTab } from './resume-search.ts'
import { ResumeTabs } from './resume-tabs.tsx'
import { AllSections } from './tabs/sections.tsx'
import { useViewer } from './use-viewer.ts'

const Nothing = () => null
const LostCharacters = lazyPart(
  () => import('../lost-characters.tsx').then((file) => file.LostCharacters),
  Nothing,
  Nothing,
)

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
        {links.data && <LostCharacters resume={query.data} isBand />}
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
      <Button onClick={onRetry}>{t.actions.tryAgain}</Button>
    </MessageScreen>
  )
}
