import { resumeDocuments } from '@portal/contract/resumes/documents'
import type { ResumeItem } from '@portal/contract/resumes/resumes'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { addressOf } from '../../../api/wire-format.ts'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import { OutsideLink } from '../../../shared/lists/cells/outside-link.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { PanelTop } from '../panel-top.tsx'
import { type PanelProps, resumesOf } from '../profile-queries.ts'
import { lastChangeText } from './last-change.ts'

const root = getRouteApi(rootRouteId)

/** The own CVs, which are read as PDF files. */
export function OwnResumesPanel({ user }: PanelProps) {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  const today = useToday()
  const list = useQuery(resumesOf(user.id))
  const columns: Column<ResumeItem>[] = [
    {
      key: 'role',
      title: t.cvList.role,
      card: 'heading',
      cell: ({ id, role, name }) => (
        <OutsideLink address={addressOf(resumeDocuments.pdf, { id: String(id) })}>
          {role || name || t.myProfile.cv}
        </OutsideLink>
      ),
    },
    {
      key: 'name',
      title: t.cvList.name,
      cell: ({ name }) => (name === '' ? <NoValue /> : <CutText text={name} />),
    },
    {
      key: 'changed',
      title: t.cvList.lastChange,
      cell: ({ updated_at }) => (
        <time dateTime={updated_at}>{lastChangeText(updated_at, timeZone, today)}</time>
      ),
    },
  ]
  return (
    <section>
      <PanelTop title={t.profiles.tabs.cv} isKept />
      <DataTable
        label={t.profiles.tabs.cv}
        columns={columns}
        rows={list.data}
        query={list}
        rowKey={({ id }) => id}
        failed={t.cvList.failed}
        empty={<p>{t.myProfile.noCvs}</p>}
      />
    </section>
  )
}
