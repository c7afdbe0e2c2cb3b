import '../../theme/mantine-controls.css'
import { SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { t } from '../../messages/messages.ts'
import { colorSchemes, toColorScheme } from '../../theme/color-scheme.ts'

export function ColorSchemeSetting() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label={t.app.colorScheme}
      value={colorScheme}
      onChange={(value) => setColorScheme(toColorScheme(value))}
      data={colorSchemes.map((scheme) => ({ value: scheme, label: t.app[scheme] }))}
      style={{ placeSelf: 'start' }}
    />
  )
}
