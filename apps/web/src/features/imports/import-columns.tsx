import { type ImportRun, imports } from '@portal/contract/imports'
import type { RowState } from '@portal/domain/imports/import-kinds'
import { IconArrowBackUp, IconDownload, IconTrash } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { WithFace } from '../../reference/people/with-face.tsx'
import { stateLooks } from '../../reference/states/states.ts'
import { saveFile } from '../../shared/downloads/save-file.ts'
import { RowAction, RowActions, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import { MomentText } from '../../shared/lists/cells/moment-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { StateMark } from '../../shared/states/state-mark.tsx'
import { toastError } from '../../shared/toasts/toasts.ts'
import { isCounted } from './imports-queries.ts'

type Acts = Record<'onTakeBack' | 'onDelete', (run: ImportRun) => void>

const countColumn = (state: RowState): Column<ImportRun> => ({
  key: state,
  title: t.imports.results[state],
  align: 'right',
  cell: (run) => (isCounted(run) ? <span data-figures>{t.lists.digits(run.counts[state])}</span> : null),
  hasValue: ({ counts }) => counts[state] > 0,
})

export const importColumns = ({ onTakeBack, onDelete }: Acts): Column<ImportRun>[] => [
  {
    key: 'file',
    title: t.imports.file,
    card: 'heading',
    width: '24%',
    cell: ({ id, file_name }) => (
      <RowLink to="/import/$id" params={{ id }}>
        <CutText text={file_name} />
      </RowLink>
    ),
    short: ({ file_name }) => file_name,
  },
  { key: 'kind', title: t.imports.kind, card: 'second', cell: ({ kind }) => t.imports.kinds[kind] },
  {
    key: 'state',
    title: t.imports.state,
    card: 'value',
    cell: ({ state }) => <StateMark look={stateLooks.import[state]}>{t.imports.states[state]}</StateMark>,
  },
  {
    key: 'created_at',
    title: t.imports.created_at,
    card: 'second',
    cell: ({ created_at }) => <MomentText at={created_at} />,
  },
  {
    key: 'user',
    title: t.imports.user,
    cell: ({ user }) => (user === null ? t.imports.noUser : <WithFace id={user.id} name={user.full_name} />),
  },
  countColumn('create'),
  countColumn('change'),
  countColumn('same'),
  countColumn('refuse'),
  {
    key: 'options',
    title: t.lists.options,
    align: 'right',
    card: 'actions',
    width: '8.5rem',
    cell: (run) => <RunOptions run={run} onTakeBack={onTakeBack} onDelete={onDelete} />,
  },
]

function RunOptions({ run, onTakeBack, onDelete }: Acts & { run: ImportRun }) {
  const { id, file_name, can } = run
  return (
    <RowActions>
      {isCounted(run) && (
        <RowAction
          label={t.imports.reportOf(file_name)}
          icon={<IconDownload size={18} aria-hidden />}
          onClick={() => void saveFile(imports.report, {}, { id }).catch(toastError)}
        />
      )}
      {can.take_back && (
        <RowAction
          label={t.imports.takeBackNamed(file_name)}
          icon={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => onTakeBack(run)}
        />
      )}
      {can.delete && (
        <RowAction
          label={t.actions.deleteNamed(file_name)}
          icon={<IconTrash size={18} aria-hidden />}
          onClick={() => onDelete(run)}
        />
      )}
    </RowActions>
  )
}
