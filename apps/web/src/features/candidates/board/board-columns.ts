import type { BoardCandidate, BoardColumn } from '@portal/contract/candidates/candidate-routes'
import { compareCandidates } from '@portal/domain/candidates/candidate-order'
import { type Significate, significateSteps } from '@portal/domain/candidates/candidates'

/** A candidate who was moved to another column, which is shown before it is saved. */
export type Move = {
  /** The number of the move, which distinguishes several moves of one card. */
  number: number
  /** The card as the board showed it before the move. */
  card: BoardCandidate
  /** The column that the server has it in, as far as is known. */
  from: Significate
  to: Significate
  /** The time at which the move was saved, in milliseconds. */
  savedAt: number | undefined
}

/** The columns in the order of the board, the rejected candidates last. */
export const inSteps = (columns: readonly BoardColumn[]): BoardColumn[] =>
  significateSteps.flatMap((step) => columns.filter(({ significate }) => significate === step))

export const cardIn = (columns: readonly BoardColumn[], id: unknown): BoardCandidate | undefined =>
  columns.flatMap(({ candidates }) => candidates).find((card) => card.id === id)

const holds = ({ candidates }: BoardColumn, { id }: BoardCandidate) =>
  candidates.some((other) => other.id === id)

/** Whether the columns were fetched after the move was saved, and therefore show the card in its new place. */
const isAnswered = ({ savedAt }: Move, fetchedAt: number) => savedAt !== undefined && fetchedAt > savedAt

/** The columns with the moves that the server's answer does not have yet. */
export function withMoves(
  columns: readonly BoardColumn[],
  moves: readonly Move[],
  fetchedAt: number,
): readonly BoardColumn[] {
  return moves.reduce(
    (shown, move) => (isAnswered(move, fetchedAt) ? withUnseen(shown, move) : moved(shown, move)),
    columns,
  )
}

/**
 * The moves that still change what the columns show: those that the answer lacks, and those whose card is beyond it.
 */
export const openMoves = (columns: readonly BoardColumn[], moves: readonly Move[], fetchedAt: number) =>
  moves.filter((move) => !isAnswered(move, fetchedAt) || withUnseen(columns, move) !== columns)

/** Adds a move; a later move of the same card replaces the earlier one. */
export function addMove(
  moves: readonly Move[],
  { number, card, to }: Pick<Move, 'number' | 'card' | 'to'>,
): readonly Move[] {
  const earlier = moves.find((move) => move.card.id === card.id)
  const from = earlier && earlier.savedAt === undefined ? earlier.from : card.significate
  return [...moves.filter((move) => move !== earlier), { number, card, from, to, savedAt: undefined }]
}

function moved(columns: readonly BoardColumn[], { card, from, to }: Move): readonly BoardColumn[] {
  const holder = columns.find((column) => holds(column, card))
  const at = holder?.significate ?? from
  if (at === to) return columns
  const stored = holder?.candidates.find(({ id }) => id === card.id) ?? card
  return columns.map(({ significate, count, candidates }) => {
    if (significate === at) {
      const left = candidates.filter(({ id }) => id !== card.id)
      return { significate, count: Math.max(count - 1, left.length), candidates: left }
    }
    if (significate !== to) return { significate, count, candidates }
    return { significate, count: count + 1, candidates: inserted(candidates, { ...stored, significate: to }) }
  })
}

/** The columns with a moved card whose place is beyond those of the answer: it stays in view as the last one. */
function withUnseen(columns: readonly BoardColumn[], { card, to }: Move): readonly BoardColumn[] {
  const target = columns.find(({ significate }) => significate === to)
  if (!target || target.count <= target.candidates.length) return columns
  if (columns.some((column) => holds(column, card))) return columns
  const candidates = [...target.candidates, { ...card, significate: to }]
  return columns.map((column) => (column === target ? { ...column, candidates } : column))
}

function inserted(candidates: readonly BoardCandidate[], card: BoardCandidate): BoardCandidate[] {
  const next = candidates.findIndex((other) => compareCandidates(placeOf(card), placeOf(other)) < 0)
  return next === -1 ? [...candidates, card] : candidates.toSpliced(next, 0, card)
}

const placeOf = ({ id, ping_again_due, ping_again_on }: BoardCandidate) => ({
  id,
  pingDueOn: ping_again_due ? ping_again_on : null,
})
