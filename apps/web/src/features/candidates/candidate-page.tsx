import { candidates } from '@portal/contract/candidates/candidate-routes'
import { type Candidate, candidate as candidateRow } from '@portal/contract/candidates/candidates'
import { IconPencil, IconTrash, IconUser, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, linkOptions, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { ApiError, isChangedMeanwhile } from '../../api/api-errors.ts'
import { q, useApiMutation } from '../../api/query.ts'
import { useOwnPageTitle, usePageAbove } from '../../browser/page-title.ts'
import { t } from '../../messages/messages.ts'
import { useMayOpen } from '../../session/use-permissions.ts'
import { useUser } from '../../session/use-user.ts'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { useRowOfDraft } from '../../shared/forms/use-draft.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { ListSkeleton } from '../../shared/lists/list-skeleton.tsx'
import { ErrorNotice } from '../../shared/notices/error-notice.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastError, toastSuccess } from '../../shared/toasts/toasts.ts'
import { CandidateHistory } from './candidate-history.tsx'
import styles from './candidate-page.module.css'
import { SignificateSteps } from './controls/significate-steps.tsx'
import { useCandidateChoice } from './controls/use-candidate-choice.ts'
import { CvFilePanel } from './cv-file/cv-file-panel.tsx'
import { DuplicatesNotice } from './duplicates-notice.tsx'
import type { OpenedCandidateSearch } from './filters/candidate-search.ts'
import { candidateDraft } from './form/candidate-drafts.ts'
import { forgetNoteDrafts } from './notes/note-draft.ts'
import { NotesPanel } from './notes/notes-panel.tsx'
import { CandidateFacts } from './profile/candidate-facts.tsx'
import { HeaderButton } from './profile/header-button.tsx'
import { Neighbours } from './profile/neighbours.tsx'
import { PingAgain } from './profile/ping-again.tsx'

const EditCandidateModal = lazyPart(() =>
  import('./form/edit-candidate-modal.tsx').then((file) => file.EditCandidateModal),
)

const route = getRouteApi('/_app/candidates_/$id')

export function CandidatePage() {
  const { id } = route.useParams()
  const { data: candidate, error, refetch } = useQuery(q(candidates.show, { params: { id } }))
  useOwnPageTitle(candidate?.full_name)
  if (candidate) return <CandidateProfile key={id} candidate={candidate} />
  if (!error) return <ListSkeleton label={t.app.loading} isCards />
  return <CandidateFailure error={error} onRetry={() => void refetch()} />
}

function CandidateProfile({ candidate }: { candidate: Candidate }) {
  const { id, full_name, vacancy_id, vacancy_title, can } = candidate
  const me = useUser()
  const navigate = route.useNavigate()
  const [edited, setEdited] = useRowOfDraft(candidateDraft(id), candidateRow)
  const [isDeleting, setDeleting] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const isDialogOpen = useLocation({ select: ({ state }) => (state.overlays ?? 0) > 0 })
  const search = route.useSearch()
  const list = useMemo(() => listAbove(vacancy_id, search), [vacancy_id, search])
  usePageAbove(search.of === 'all' ? t.pageTitles.candidates : vacancy_title, list)
  // Leaves the page after the dialog's own entry has left the history, so that the candidate's entry is replaced and
  // Back does not find the deleted candidate.
  useEffect(() => {
    if (!isDeleted || isDialogOpen) return
    forgetNoteDrafts(me.id, id)
    // Does not ask about unsaved notes, because they are deleted too.
    void navigate({ ...list, replace: true, ignoreBlocker: true })
  }, [isDeleted, isDialogOpen, me.id, id, navigate, list])
  return (
    <>
      <PageHeader
        title={full_name}
        above={<Neighbours candidate={candidate} search={search} list={list} />}
        beside={<StepsOfCandidate candidate={candidate} />}
      >
        <AccountLink candidate={candidate} />
        {can.update && (
          <HeaderButton
            label={t.candidate.edit}
            icon={<IconPencil size={18} aria-hidden />}
            onClick={() => setEdited(candidate)}
          />
        )}
        {can.delete && (
          <HeaderButton
            label={t.candidate.delete}
            icon={<IconTrash size={18} aria-hidden />}
            isDanger
            onClick={() => setDeleting(true)}
          />
        )}
      </PageHeader>
      <DuplicatesNotice candidate={candidate} />
      <div className={styles.page}>
        <section className={styles.card} aria-label={t.candidate.facts}>
          <PingAgain candidate={candidate} />
          <CandidateFacts candidate={candidate} />
        </section>
        <div className={styles.side}>
          <CvFilePanel candidate={candidate} />
          <NotesPanel candidate={candidate} />
          <CandidateHistory candidateId={id} />
        </div>
      </div>
      {edited && <EditCandidateModal candidate={edited} onClose={() => setEdited(undefined)} />}
      {isDeleting && (
        <DeleteCandidateDialog
          candidate={candidate}
          onDeleted={() => setDeleted(true)}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

/** The list that the page was opened from, with the filter, order and page that it had. */
function listAbove(vacancyId: number, { of: listed, ...search }: OpenedCandidateSearch) {
  if (listed === 'all') return linkOptions({ to: '/candidates', search })
  return linkOptions({ to: '/vacancies/$id', params: { id: vacancyId }, search })
}

function StepsOfCandidate({ candidate }: { candidate: Candidate }) {
  const { shown, change } = useCandidateChoice(candidate, 'significate')
  return (
    <SignificateSteps
      value={shown}
      isDisabled={!candidate.can.update}
      onChange={(next) => void change(next)}
    />
  )
}

/** The account made of a hired candidate, or the form that makes one. */
function AccountLink({ candidate: { id, user_id, can } }: { candidate: Candidate }) {
  const mayOpenUser = useMayOpen('/users/$id')
  if (user_id !== null && mayOpenUser) {
    return (
      <LinkButton
        to="/users/$id"
        params={{ id: String(user_id) }}
        variant="default"
        leftSection={<IconUser size={18} aria-hidden />}
      >
        {t.candidate.openUser}
      </LinkButton>
    )
  }
  if (!can.create_user) return null
  return (
    <LinkButton
      to="/manage-users"
      search={{ candidate: id }}
      leftSection={<IconUserPlus size={18} aria-hidden />}
    >
      {t.candidate.createUser}
    </LinkButton>
  )
}

function CandidateFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (!isGone) return <ErrorNotice title={t.candidate.failed} error={error} onRetry={onRetry} />
  return (
    <PageHeader title={t.candidate.gone}>
      <LinkButton to="/vacancies" variant="default">
        {t.candidate.toVacancies}
      </LinkButton>
    </PageHeader>
  )
}

type DeletionProps = { candidate: Candidate; onDeleted: () => void; onClose: () => void }

function DeleteCandidateDialog({ candidate, onDeleted, onClose }: DeletionProps) {
  const { id, version, full_name } = candidate
  const remove = useApiMutation(candidates.remove)
  const confirm = async () => {
    try {
      await remove.mutateAsync({ params: { id }, ifMatch: version })
    } catch (error) {
      toastError(isChangedMeanwhile(error) ? error : t.candidate.removeFailed)
      return
    }
    toastSuccess(t.candidate.removed, { thing: full_name })
    onDeleted()
  }
  return <ConfirmDialog text={t.candidate.deleteQuestion(full_name)} onConfirm={confirm} onClose={onClose} />
}
