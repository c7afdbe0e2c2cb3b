import './mantine-controls.css'
import { SegmentedControl, type SegmentedControlProps, useMantineColorScheme } from '@mantine/core'
import { t } from '../messages/messages.ts'
import { colorSchemes, toColorScheme } from './color-scheme.ts'

type Props = Pick<SegmentedControlProps, 'fullWidth' | 'size' | 'className' | 'style'>

/** Chooses between the light scheme, the dark one and that of the system. */
export function ColorSchemeControl(props: Props) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      {...props}
      aria-label={t.app.colorScheme}
      value={colorScheme}
      onChange={(value) => setColorScheme(toColorScheme(value))}
      data={colorSchemes.map((scheme) => ({ value: scheme, label: t.app[scheme] }))}
    />
  )
}
