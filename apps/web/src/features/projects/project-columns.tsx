import type { Project, projectSortFields } from '@portal/contract/projects'
import { t } from '../../messages/messages.ts'
import { WithFace } from '../../reference/people/with-face.tsx'
import { NoValue, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { optionsColumn } from '../../shared/lists/row-options.tsx'

type Acts = { onEdit: (project: Project) => void; onDelete: (project: Project) => void }

type Layout = { isPhone: boolean }

export const projectColumns = ({
  onEdit,
  onDelete,
  isPhone,
}: Acts & Layout): Column<Project, typeof projectSortFields>[] => [
  {
    key: 'project',
    sort: 'name',
    title: t.projects.project,
    card: 'heading',
    cell: ({ id, name }) => (
      <CutText text={name}>
        <RowLink to="/projects/$id" params={{ id }}>
          {name}
        </RowLink>
      </CutText>
    ),
  },
  {
    key: 'company',
    sort: 'customer',
    // A card has room for one word before the value.
    title: isPhone ? t.projects.company : t.projects.companyName,
    card: 'second',
    cell: ({ customer }) => (customer === null ? <NoValue /> : <CutText text={customer} />),
    hasValue: ({ customer }) => customer !== null,
  },
  {
    key: 'technologies',
    title: t.projects.techStack,
    card: 'second',
    cell: ({ technologies }) =>
      technologies.length > 0 ? (
        <CutText text={technologies.map(({ name }) => name).join(', ')} />
      ) : (
        <NoValue />
      ),
    hasValue: ({ technologies }) => technologies.length > 0,
  },
  {
    key: 'fromScratch',
    sort: 'from_scratch',
    title: t.projects.fromScratch,
    cell: ({ from_scratch }) => (from_scratch ? t.projects.yes : t.projects.no),
  },
  {
    key: 'application',
    title: t.projects.application,
    cell: ({ app }) => (app.length > 0 ? app.map((type) => t.projects[type]).join(', ') : <NoValue />),
    hasValue: ({ app }) => app.length > 0,
  },
  {
    key: 'industry',
    sort: 'industry',
    title: t.projects.industry,
    cell: ({ industry }) => (industry === null ? <NoValue /> : <CutText text={industry} />),
    hasValue: ({ industry }) => industry !== null,
  },
  {
    key: 'manager',
    sort: 'manager',
    title: t.projects.manager,
    cell: ({ manager, manager_id }) =>
      manager === null || manager_id === null ? <NoValue /> : <WithFace id={manager_id} name={manager} />,
    hasValue: ({ manager }) => manager !== null,
  },
  optionsColumn({ nameOf: ({ name }) => name, onEdit, onDelete, align: 'right' }),
]
