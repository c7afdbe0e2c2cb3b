import { resumeDocuments } from '@portal/contract/resumes/documents'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import { addressOf } from '../../../api/wire-format.ts'
import { t } from '../../../messages/messages.ts'
import { listedResumes } from '../../../reference/resumes/listed-resumes.ts'
import { useToday } from '../../../session/use-user.ts'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import { OutsideLink } from '../../../shared/lists/cells/outside-link.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { PanelTop } from '../panel-top.tsx'
import { type PanelProps, resumesOf } from '../profile-queries.ts'
import { lastChangeText } from './last-change.ts'
import type { ListedResume } from './resume-acts.ts'
import styles from './resumes.module.css'

const root = getRouteApi(rootRouteId)

const pdfOf = (id: number) => addressOf(resumeDocuments.pdf, { id: String(id) })

/** The own CVs, which are read as PDF files. */
export function OwnResumesPanel({ user }: PanelProps) {
  const timeZone = root.useRouteContext({ select: (context) => context.portal.time_zone })
  const today = useToday()
  const list = useQuery(resumesOf(user.id))
  const columns: Column<ListedResume>[] = [
    {
      key: 'kind',
      title: t.cvList.kind,
      card: 'heading',
      short: ({ id, kind }) => <OutsideLink address={pdfOf(id)}>{kind}</OutsideLink>,
      cell: ({ id, kind, mark }) => (
        <>
          <OutsideLink address={pdfOf(id)}>{kind}</OutsideLink>
          {mark && <span className={styles.hint}>{mark}</span>}
        </>
      ),
    },
    {
      key: 'name',
      title: t.cvList.name,
      card: 'second',
      short: ({ mark, name }) => [mark, name].filter(Boolean).join(' · '),
      cell: ({ name }) => (name === '' ? <NoValue /> : <CutText text={name} />),
    },
    {
      key: 'changed',
      title: t.cvList.lastChange,
      card: 'value',
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
        rows={list.data && listedResumes(list.data)}
        query={list}
        rowKey={({ id }) => id}
        failed={t.cvList.failed}
        empty={<p>{t.myProfile.noCvs}</p>}
      />
    </section>
  )
}
