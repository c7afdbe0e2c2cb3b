import type { ActWords } from './told-act.ts'

/** Acts on hours, leave and reports. */
export const workActs: ActWords = {
  deeds: {
    'requests.create': ({ object }) => `asked for leave, ${object}`,
    'requests.approve': (_, what) => `approved ${what}`,
    'requests.decline': (_, what) => `declined ${what}`,
  },
  fields: {},
}
