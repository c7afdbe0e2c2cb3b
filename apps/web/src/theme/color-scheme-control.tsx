import { useMantineColorScheme } from '@mantine/core'
import { t } from '../messages/messages.ts'
import { SegmentedControl, type SegmentsLook } from '../shared/segments/segmented-control.tsx'

const colorSchemes = ['light', 'dark', 'auto'] as const

/** Chooses between the light scheme, the dark one and that of the system. */
export function ColorSchemeControl(look: SegmentsLook) {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      {...look}
      aria-label={t.app.colorScheme}
      value={colorScheme}
      onChange={setColorScheme}
      options={colorSchemes.map((scheme) => ({ value: scheme, label: t.app[scheme] }))}
    />
  )
}
