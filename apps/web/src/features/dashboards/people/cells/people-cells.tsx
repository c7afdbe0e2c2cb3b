import { WithFace } from '../../../../reference/people/with-face.tsx'
import { NoValue, RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'

export const NameLink = ({ id, name }: { id: number; name: string }) => (
  <WithFace id={id} name={name}>
    <CutText text={name}>
      <RowLink to="/users/$id" params={{ id: String(id) }}>
        {name}
      </RowLink>
    </CutText>
  </WithFace>
)

export const Text = ({ text }: { text: string | null }) => (text ? <CutText text={text} /> : <NoValue />)
