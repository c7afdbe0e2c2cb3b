import type { MantineColorsTuple } from '@mantine/core'

/** The company's red-orange. [5] is the brand colour for marks and large accents, never under white text. */
export const brand: MantineColorsTuple = [
  '#fff1ef',
  '#fee0dc',
  '#fec4bd',
  '#fea197',
  '#fe867b',
  '#ff655c',
  '#e6433f',
  '#c9302e',
  '#a82827',
  '#89211f',
]

/** Warm greys of the light scheme. */
export const gray: MantineColorsTuple = [
  '#faf9f8',
  '#f5f4f2',
  '#eceae7',
  '#e2dfdb',
  '#cfcbc6',
  '#a8a39d',
  '#726d67',
  '#57534e',
  '#3a3733',
  '#211f1d',
]

/** Warm greys of the dark scheme: [0] is text, [7] a surface. */
export const dark: MantineColorsTuple = [
  '#e9e7e4',
  '#b9b5b0',
  '#98938d',
  '#716c67',
  '#464340',
  '#383532',
  '#2b2927',
  '#1f1e1c',
  '#171615',
  '#0f0e0d',
]
