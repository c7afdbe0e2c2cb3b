import type { Day } from '../days.ts'

/** Whether a public link shows its CV. */
export const linkStates = ['on', 'off'] as const
export type LinkState = (typeof linkStates)[number]

type Link = {
  isOn: boolean
  /** The last day on which the link shows the CV; null when it goes on. */
  endsOn: Day | null
  isPersonActive: boolean
}

/** The state of a CV's link on a day: off as well after its last day, and while the person is deactivated. */
export const linkStateOn = ({ isOn, endsOn, isPersonActive }: Link, today: Day): LinkState =>
  isOn && isPersonActive && !isLinkOver(endsOn, today) ? 'on' : 'off'

/** Whether the last day of a link is before today. */
export const isLinkOver = (endsOn: Day | null, today: Day): boolean => endsOn !== null && endsOn < today
