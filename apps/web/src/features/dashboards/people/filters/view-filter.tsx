import { t } from '../../../../messages/messages.ts'
import { SegmentedControl } from '../../../../shared/segments/segmented-control.tsx'
import type { PeopleView } from '../people-search.ts'

const views = ['available', 'hired', 'fired'] as const

type Props = { view: PeopleView; onChange: (view: PeopleView) => void }

/** Chooses available, hired or fired people. */
export const ViewFilter = ({ view, onChange }: Props) => (
  <SegmentedControl
    aria-label={t.dashboards.view}
    options={views.map((value) => ({ value, label: t.dashboards.views[value] }))}
    value={view}
    onChange={onChange}
  />
)
