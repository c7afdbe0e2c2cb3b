import { resumes } from '@portal/contract/resumes/resumes'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/app.ts'
import { buildManager, buildUser } from '../../../../test/factories/user.ts'
import {
  changedFields,
  itemsOf,
  type ModelResume,
  positionAfterLast,
  reordered,
  shownItem,
} from '../../../../test/resumes/resume-model.ts'
import { type Fields, type Send, sections, senderOf } from '../../../../test/resumes/sections.ts'

let api: TestApp
let manager: Client
let send: Send
beforeAll(async () => {
  api = await createTestApp()
  manager = await api.as(await buildManager(api.db))
  send = senderOf(manager)
})
afterAll(() => api.close())

/** A reorder names the positions of each ordered section by this field. */
const positionsFields = new Map([
  ['/experiences', 'resume_experiences'],
  ['/educations', 'resume_educations'],
  ['/resume_projects', 'resume_projects'],
  ['/skill_sets', 'resume_skills'],
])
const listOf = (path: string) => (path === '/skill_sets' ? 'skills' : path.slice(1))

const stepsPerRun = 40
const runs = 6
/** A run has few sections, so that they have several items. */
const sectionsPerRun = 2
const maxResumes = 3

const step = fc.record({
  act: fc.oneof(
    { weight: 5, arbitrary: fc.constant('add' as const) },
    { weight: 4, arbitrary: fc.constant('change' as const) },
    { weight: 4, arbitrary: fc.constant('reorder' as const) },
    { weight: 2, arbitrary: fc.constant('delete' as const) },
    { weight: 1, arbitrary: fc.constantFrom('copy' as const, 'copy' as const, 'delete the CV' as const) },
  ),
  /** These numbers choose the CV, the section of the run, the item and the fields of a change. */
  resume: fc.nat(maxResumes - 1),
  section: fc.nat(sectionsPerRun - 1),
  item: fc.nat(9),
  fields: fc.integer({ min: 0, max: 255 }),
  isOngoing: fc.boolean(),
  positions: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
})
type Section = (typeof sections)[number]
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const chosenOf = <Item>(items: readonly Item[], index: number): Item | undefined =>
  items[index % Math.max(1, items.length)]

/** Returns the fields whose bits are set. */
const someOf = (fields: Fields, bits: number): Fields =>
  Object.fromEntries(Object.entries(fields).filter((_, index) => (bits >> index) % 2 === 1))

it('each CV is as a model says after every one of 240 random changes, copies and deletions', async () => {
  const steps = fc.array(step, { minLength: stepsPerRun, maxLength: stepsPerRun })
  const ofRun = fc.shuffledSubarray(sections, { minLength: sectionsPerRun, maxLength: sectionsPerRun })
  const run = fc.asyncProperty(steps, ofRun, runAll)
  await fc.assert(run, { numRuns: runs, endOnFailure: true })
}, 120_000)

async function runAll(steps: readonly Step[], ofRun: readonly Section[]): Promise<void> {
  const { id: user_id } = await buildUser(api.db)
  const resume = { user_id, name: 'Olena', role: 'QA' }
  const begin = async (): Promise<ModelResume> => {
    const { data } = await manager.call(resumes.create, { body: { resume } })
    return { id: data.id, sections: new Map() }
  }
  let models = [await begin()]
  let moments = await readMoments(user_id)
  for (const next of steps) {
    const model = chosenOf(models, next.resume) ?? (await begin())
    const others = models.filter((other) => other !== model)
    const { kept, changed } = await takeStep(model, next, ofRun, others.length)
    models = [...others, ...kept]
    await compare(models)
    const later = await readMoments(user_id)
    expect([...later.keys()].toSorted()).toEqual(models.map(({ id }) => id).toSorted())
    for (const { id } of others) expect(later.get(id)).toBe(moments.get(id))
    const before = moments.get(model.id)
    const after = later.get(model.id)
    if (before !== undefined && after !== undefined) expect(after > before).toBe(changed)
    moments = later
  }
}

/** Returns the last change of each CV. */
async function readMoments(user_id: number): Promise<Map<number, string>> {
  const { data } = await manager.call(resumes.list, { query: { user_id } })
  return new Map(data.map(({ id, updated_at }) => [id, updated_at]))
}

async function compare(models: readonly ModelResume[]): Promise<void> {
  for (const model of models) {
    const { data } = await manager.call(resumes.show, { params: { id: model.id } })
    for (const [path] of sections) {
      const isOrdered = positionsFields.has(path)
      const expected = itemsOf(model, path).map((item) => shownItem(model.id, isOrdered, item))
      expect(Reflect.get(data, listOf(path)), path).toEqual(expected)
    }
  }
}

type Outcome = { kept: ModelResume[]; changed: boolean }

async function takeStep(
  model: ModelResume,
  next: Step,
  ofRun: readonly Section[],
  others: number,
): Promise<Outcome> {
  if (next.act === 'copy') return others + 1 < maxResumes ? copyOf(model) : { kept: [model], changed: false }
  if (next.act === 'delete the CV') {
    const params = { id: model.id }
    expect((await manager.call(resumes.remove, { params })).status).toBe(204)
    expect((await manager.call(resumes.show, { params })).status).toBe(404)
    return { kept: [], changed: true }
  }
  const section = chosenOf(ofRun, next.section)
  if (section === undefined) throw new Error('The run has no section')
  const [path] = section
  const before = itemsOf(model, path)
  const after = await changeSection(model, section, next)
  return {
    kept: [{ ...model, sections: new Map(model.sections).set(path, after) }],
    changed: after !== before,
  }
}

async function copyOf(model: ModelResume): Promise<Outcome> {
  const { status, data } = await manager.call(resumes.copy, { params: { id: model.id } })
  expect(status).toBe(201)
  const copied = new Map(
    sections.map(([path]) => {
      const ids: { id: number }[] = Reflect.get(data, listOf(path))
      const items = itemsOf(model, path).map((item, index) => ({
        ...item,
        id: ids[index]?.id ?? 0,
        version: 1,
      }))
      return [path, items] as const
    }),
  )
  return { kept: [model, { id: data.id, sections: copied }], changed: false }
}

/** Returns the items of the section after the step, or the same list when nothing changes. */
async function changeSection(model: ModelResume, section: Section, next: Step) {
  const [path, { key, required, blank, changes }] = section
  const items = itemsOf(model, path)
  const chosen = chosenOf(items, next.item)
  if (next.act === 'add' || chosen === undefined) {
    const sent = { ...required, ...someOf(changes, next.fields) }
    const { status, body } = await send('POST', path, { [key]: { ...sent, resume_id: model.id } })
    expect(status).toBe(201)
    const { position: _, ...defaults } = blank
    const fields = changedFields(defaults, sent)
    return [...items, { id: Number(body.id), version: 1, position: positionAfterLast(items), fields }]
  }
  const address = `${path}/${chosen.id}`
  if (next.act === 'delete') {
    expect((await send('DELETE', address, undefined, chosen.version)).status).toBe(204)
    return items.filter((item) => item !== chosen)
  }
  const positionsField = positionsFields.get(path)
  if (next.act === 'reorder' && positionsField !== undefined) {
    const named = [...items.slice(next.item % items.length), ...items].slice(0, items.length)
    const wanted = new Map(
      next.positions.slice(0, items.length).map((position, index) => [named[index]?.id ?? 0, position]),
    )
    const positions = Object.fromEntries(wanted)
    expect((await send('PUT', `${path}/reorder`, { [positionsField]: positions })).status).toBe(204)
    const isSame = items.every(({ id, position }) => (wanted.get(id) ?? position) === position)
    return isSame ? items : reordered(items, wanted)
  }
  const isOngoing = path === '/experiences' && next.isOngoing
  const sent = { ...someOf(changes, next.fields), ...(isOngoing ? { ongoing: true } : {}) }
  const { status } = await send('PUT', address, { [key]: sent }, chosen.version)
  expect(status).toBe(200)
  if (Object.keys(sent).length === 0) return items
  const changed = { ...chosen, version: chosen.version + 1, fields: changedFields(chosen.fields, sent) }
  return items.map((item) => (item === chosen ? changed : item))
}
