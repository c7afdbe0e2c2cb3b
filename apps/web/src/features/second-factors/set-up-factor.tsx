import { Button } from '@mantine/core'

type Props = { onDone: () => unknown }

export const SetUpFactor = ({ onDone }: Props) => <Button onClick={onDone}>Done</Button>
