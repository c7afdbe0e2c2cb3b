import { histories } from '@portal/contract/audit'
import { resumes } from '@portal/contract/resumes/resumes'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, rootRouteId, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { listedResumes } from '../../../reference/resumes/listed-resumes.ts'
import { useLinkActs } from '../../../reference/resumes/use-link-acts.tsx'
import { useToday } from '../../../session/use-user.ts'
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog.tsx'
import { LinkButton } from '../../../shared/link-button.tsx'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { useNewRow, withNewRow } from '../../../shared/new-row.tsx'
import { lazyPart } from '../../../shared/states/lazy-part.tsx'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { PanelTop } from '../panel-top.tsx'
import styles from '../profile-page.module.css'
import { type PanelProps, resumesOf } from '../profile-queries.ts'
import { ImportButton } from './import/import-button.tsx'
import { lastChangeText } from './last-change.ts'
import { type ListedResume, toContacts } from './resume-acts.ts'
import { resumeColumns } from './resume-columns.tsx'

const HistoryDialog = lazyPart(() =>
  import('../../../reference/history/history-dialog.tsx').then((file) => file.HistoryDialog),
)

const root = getRouteApi(rootRouteId)
const wholeList = {}

/** Lists a person's CVs, with what begins, imports and hands out one. */
export function ResumesPanel({ user, profile }: PanelProps) {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  const today = useToday()
  const navigate = useNavigate()
  const list = useQuery(resumesOf(user.id))
  const rows = list.data && listedResumes(list.data)
  const copy = useApiMutation(resumes.copy)
  const remove = useApiMutation(resumes.remove)
  const { newId, markNew } = useNewRow(wholeList)
  const { act, dialog } = useLinkActs()
  const [read, setRead] = useState<ListedResume>()
  const [deleting, setDeleting] = useState<ListedResume>()
  const changedText = ({ updated_at }: ListedResume) => lastChangeText(updated_at, timeZone, today)

  const createOnBase = async (base: ListedResume) => {
    if (copy.isPending) return
    try {
      const created = await copy.mutateAsync({ params: { id: base.id } })
      markNew(created.id)
      toastSuccess(t.cvList.created(base.name), {
        onOpen: () => void navigate(toContacts(created, user)),
      })
    } catch {
      toastError(t.cvList.createFailed)
    }
  }
  const deleteIt = async ({ id, version }: ListedResume) => {
    await remove.mutateAsync({ params: { id }, ifMatch: version })
    toastSuccess(t.cvList.deleted)
  }

  return (
    <section>
      <PanelTop title={t.profiles.tabs.cv}>
        <div className={styles.panelButtons}>
          <ImportButton owner={user} onImported={markNew} />
          <LinkButton
            to="/resumes/contacts"
            search={{ userId: user.id }}
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t.cvList.create}
          </LinkButton>
        </div>
      </PanelTop>
      <DataTable
        label={t.profiles.tabs.cv}
        {...withNewRow(
          rows?.find(({ id }) => id === newId),
          {
            columns: resumeColumns({
              owner: user,
              changedText,
              english: profile.english_level,
              onLink: act,
              onCreateOnBase: (cv) => void createOnBase(cv),
              onHistory: setRead,
              onDelete: setDeleting,
            }),
            rows,
            rowKey: (cv) => cv.id,
          },
        )}
        query={list}
        failed={t.cvList.failed}
        empty={<p>{t.cvList.empty}</p>}
      />
      {dialog}
      {read && (
        <HistoryDialog
          route={histories.resume}
          id={read.id}
          name={read.title}
          onClose={() => setRead(undefined)}
        />
      )}
      {deleting && (
        <ConfirmDialog
          text={t.cvList.deleteQuestion(deleting.title, changedText(deleting))}
          onConfirm={() => deleteIt(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </section>
  )
}
