import { plural } from '../../plural.ts'

/** Texts that every screen with candidates shows. */
export const candidatePieces = {
  significateOf: (name: string) => `Significate of ${name}`,
  pingAgainOf: (name: string) => `Ping ${name} again`,
  pingOn: (day: string) => `on ${day}`,
  pingDue: 'Due',
  updated: 'Candidate updated',
  updateFailed: 'Candidate update error.',
  updateRefused: (reason: string) => `Candidate update error. ${reason}`,

  viewLinkedin: 'tap here to view',
  linkedinOf: (name: string) => `LinkedIn of ${name}: tap here to view`,
  years: (years: number) => plural('en', years, { one: '{n} year', other: '{n} years' }),
}
