import { makeFeedAddress } from './support/months/calendar-feed.ts'
import { everyone, type Screen } from './support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'settings', path: '/settings', viewers: everyone },
  { name: 'settings-calendar-feed', path: '/settings', viewers: ['recruiter'], prepare: makeFeedAddress },
]
