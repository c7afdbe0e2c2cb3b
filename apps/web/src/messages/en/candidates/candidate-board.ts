import { plural } from '../../plural.ts'

export const candidateBoard = {
  label: 'Candidates by significate',
  loading: 'Loading the board',
  failed: 'Server error: unable to download Candidates',
  candidates: (count: number) => plural('en', count, { one: '{n} candidate', other: '{n} candidates' }),
  empty: 'No candidates',
  pingAgain: 'Ping again',
  pingOn: (day: string) => `Ping again ${day}`,
  technologies: 'Technologies',
  moreTechnologies: (count: number) => `+${count}`,
  fold: (column: string) => `Fold ${column}`,
  unfold: (column: string) => `Unfold ${column}`,
  showMore: 'Show more',
  showMoreOf: (column: string) => `Show more: ${column}`,
  seeTable: (count: number) => `Use the table to see all ${count}`,

  moveTo: (column: string) => `Move to ${column}`,
  movesOf: (name: string) => `Move ${name}`,
  drag: (name: string) => `Drag ${name}`,
  howToMove:
    'Press Space to lift a candidate, the left and right arrow keys to choose a column, Space again to move the candidate there, and Escape to put the candidate back.',
  lifted: (name: string, column: string) => `${name} is lifted from ${column}.`,
  over: (name: string, column: string) => `${name} is over ${column}.`,
  moved: (name: string, column: string) => `${name} is moved to ${column}.`,
  putBack: (name: string, column: string) => `${name} is back in ${column}.`,
}
