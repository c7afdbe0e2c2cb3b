import '../../../theme/mantine-controls.css'
import { SegmentedControl } from '@mantine/core'
import { t } from '../../../messages/messages.ts'
import type { PeopleView } from './people-search.ts'

const views = ['available', 'hired', 'fired'] as const

type Props = { view: PeopleView; onChange: (view: PeopleView) => void }

/** Available, hired or fired people. */
export const ViewFilter = ({ view, onChange }: Props) => (
  <SegmentedControl
    aria-label={t.dashboards.view}
    data={views.map((value) => ({ value, label: t.dashboards.views[value] }))}
    value={view}
    onChange={onChange}
  />
)
