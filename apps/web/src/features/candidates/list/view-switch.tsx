import '../../../theme/mantine-controls.css'
import { SegmentedControl } from '@mantine/core'
import { t } from '../../../messages/messages.ts'
import { type CandidateView, candidateViews } from '../filters/candidate-search.ts'

type Props = { view: CandidateView; onChange: (view: CandidateView) => void }

/** A vacancy's candidates in a table or on a board. */
export const ViewSwitch = ({ view, onChange }: Props) => (
  <SegmentedControl
    aria-label={t.candidates.view}
    data={candidateViews.map((value) => ({ value, label: t.candidates.views[value] }))}
    value={view}
    onChange={onChange}
  />
)
