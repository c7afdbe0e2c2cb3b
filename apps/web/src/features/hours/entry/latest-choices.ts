import type { TimeRecord } from '@portal/contract/hours/hours'

type Worked = Pick<TimeRecord, 'record_type' | 'project_id' | 'project' | 'category_id' | 'category'>

/** A project and a category that hours were logged on together. */
export type Pair = { project_id: number; project: string; category_id: number; category: string }

const pairOf = ({ record_type, project_id, project, category_id, category }: Worked): Pair[] =>
  record_type !== 'regular' || project_id === null || category_id === null
    ? []
    : [{ project_id, project: project ?? '', category_id, category: category ?? '' }]

/** Whether two pairs are the same. */
export const isPair = (a: Ids, b: Ids) => a.project_id === b.project_id && a.category_id === b.category_id
type Ids = { project_id: number | null; category_id: number | null }

/** The different pairs of records, in the order in which they come first. */
export function pairsOf(records: readonly Worked[]): Pair[] {
  const pairs: Pair[] = []
  for (const pair of records.flatMap(pairOf)) {
    if (!pairs.some((other) => isPair(other, pair))) pairs.push(pair)
  }
  return pairs
}

/** Pairs in the order of `known`, and behind them those that are not known. */
export const inKnownOrder = (pairs: readonly Pair[], known: readonly Pair[]): Pair[] => [
  ...known.flatMap((each) => pairs.find((pair) => isPair(pair, each)) ?? []),
  ...pairs.filter((pair) => !known.some((each) => isPair(pair, each))),
]

/** The category that most of the records of a project have; of several the one that comes first. */
export function usualCategory(records: readonly Worked[], projectId: number | null): number | undefined {
  const ofProject = records.flatMap(pairOf).filter((pair) => pair.project_id === projectId)
  const byCategory = Map.groupBy(ofProject, (pair) => pair.category_id)
  const [usual] = [...byCategory].toSorted(([, a], [, b]) => b.length - a.length)
  return usual?.[0]
}
