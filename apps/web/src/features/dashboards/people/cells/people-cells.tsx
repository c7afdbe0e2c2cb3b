import { NoValue, RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'

export const NameLink = ({ id, name }: { id: number; name: string }) => (
  <CutText text={name}>
    <RowLink to="/users/$id" params={{ id: String(id) }}>
      {name}
    </RowLink>
  </CutText>
)

export const Text = ({ text }: { text: string | null }) => (text ? <CutText text={text} /> : <NoValue />)
