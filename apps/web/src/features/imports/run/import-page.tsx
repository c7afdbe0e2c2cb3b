import { Button } from '@mantine/core'
import { type ImportRun, imports } from '@portal/contract/imports'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '../../../api/api-errors.ts'
import { useOwnPageTitle } from '../../../browser/page-title.ts'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { dangerLook } from '../../../shared/danger-look.ts'
import { FileButton } from '../../../shared/downloads/file-button.tsx'
import { LinkButton } from '../../../shared/link-button.tsx'
import { ListSkeleton } from '../../../shared/lists/list-skeleton.tsx'
import { ErrorNotice } from '../../../shared/notices/error-notice.tsx'
import { PageHeader } from '../../../shared/page/page-header.tsx'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import { DeleteImportDialog } from '../acts/delete-import-dialog.tsx'
import { importOf, isCounted, isRunning, runningMs } from '../imports-queries.ts'
import { MatchedRun } from '../mapping/matched-run.tsx'
import { EndedRun } from './ended-run.tsx'
import { RunFacts } from './run-facts.tsx'
import { RunProgress } from './run-progress.tsx'
import { useRefreshAfterRun } from './use-refresh-after-run.ts'

const route = getRouteApi('/_app/import_/$id')

/** One import: what the file is read as, what it would do, and what it did. */
export function ImportPage() {
  const { id } = route.useParams()
  const {
    data: run,
    error,
    refetch,
  } = useQuery({
    ...importOf(id),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? runningMs : false),
  })
  useOwnPageTitle(run?.file_name)
  useRefreshAfterRun(run)
  if (run) return <Run key={id} run={run} />
  if (!error) return <ListSkeleton label={t.app.loading} isCards={false} />
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isGone) return <ErrorNotice title={t.imports.oneFailed} error={error} onRetry={() => void refetch()} />
  return (
    <PageHeader title={t.imports.gone}>
      <LinkButton to="/import" variant="default">
        {t.imports.back}
      </LinkButton>
    </PageHeader>
  )
}

function Run({ run }: { run: ImportRun }) {
  const { id, file_name, state, can } = run
  const navigate = route.useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const isDialogOpen = useLocation({ select: (location) => (location.state.overlays ?? 0) > 0 })
  // The dialog's own entry leaves the history first, so that Back does not find the deleted import.
  useEffect(() => {
    if (isDeleted && !isDialogOpen) void navigate({ to: '/import', replace: true })
  }, [isDeleted, isDialogOpen, navigate])
  return (
    <>
      <PageHeader
        title={file_name}
        beside={<StateMark look={stateLooks.import[state]}>{t.imports.states[state]}</StateMark>}
      >
        {isCounted(run) && (
          <FileButton
            descriptor={imports.report}
            query={{}}
            params={{ id }}
            label={t.imports.reportOf(file_name)}
            shown={t.imports.report}
          />
        )}
        {can.delete && (
          <Button {...dangerLook(<IconTrash size={18} aria-hidden />)} onClick={() => setDeleting(true)}>
            {t.actions.delete}
          </Button>
        )}
      </PageHeader>
      <RunFacts run={run} />
      <RunBody run={run} />
      {isDeleting && (
        <DeleteImportDialog run={run} onDeleted={() => setDeleted(true)} onClose={() => setDeleting(false)} />
      )}
    </>
  )
}

function RunBody({ run }: { run: ImportRun }) {
  if (run.state === 'mapping' || run.state === 'checked') return <MatchedRun run={run} />
  if (run.state === 'writing') return <RunProgress run={run} />
  // What was chosen stays in view while the rows are checked anew.
  if (run.state === 'reading')
    return run.columns.length > 0 ? <MatchedRun run={run} /> : <RunProgress run={run} />
  return <EndedRun run={run} />
}
