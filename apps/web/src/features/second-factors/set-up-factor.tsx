import { Button } from '@mantine/core'

type Props = { onDone: () => void }

export const SetUpFactor = ({ onDone }: Props) => <Button onClick={onDone}>Done</Button>
