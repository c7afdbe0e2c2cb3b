import { Badge, type MantineSize } from '@mantine/core'
import styles from './fact-list.module.css'

type Props = { names: readonly string[]; label?: string; size?: MantineSize }

/** Names side by side, such as technologies. */
export const Tags = ({ names, label, size }: Props) => (
  <ul className={styles.tags} aria-label={label}>
    {names.map((name) => (
      <Badge key={name} component="li" variant="default" fw={500} size={size}>
        {name}
      </Badge>
    ))}
  </ul>
)
