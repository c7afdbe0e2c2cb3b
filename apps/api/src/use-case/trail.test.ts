import { describe, expect, it } from 'vitest'
import { trailOf } from './trail.ts'

type Car = {
  id: number
  name: string
  owner_id: number
  seats: number
  note: string | null
  colours: string[]
  price: number
}
const car: Car = { id: 7, name: 'Van', owner_id: 3, seats: 5, note: null, colours: ['red'], price: 9 }
const trail = trailOf<Car>({
  object_type: 'inventory',
  id: ({ id }) => id,
  object: ({ name }) => name,
  person: ({ owner_id }) => owner_id,
  fields: {
    name: ({ name }) => name,
    seats: ({ seats }) => seats,
    note: ({ note }) => note,
    colours: ({ colours }) => colours,
    price: { hidden: ({ price }) => price },
  },
})

describe('an entry of the trail', () => {
  it('a change tells the fields that differ, a hidden one without its values', () => {
    const after = { ...car, name: 'Bus', colours: ['red', 'blue'], price: 10 }
    expect(trail.changed('inventories.update', car, after)).toEqual({
      act: 'inventories.update',
      object_type: 'inventory',
      object_id: 7,
      object: 'Bus',
      person_id: 3,
      changes: [
        { field: 'name', before: 'Van', after: 'Bus', hidden: false },
        { field: 'colours', before: 'red', after: 'red, blue', hidden: false },
        { field: 'price', before: null, after: null, hidden: true },
      ],
    })
  })

  it('a change in which no field differs makes no entry, and an empty text is none', () => {
    expect(trail.changed('inventories.update', car, { ...car, note: '' })).toBeUndefined()
  })

  it('what is added and deleted tells the fields that are not empty', () => {
    const fields = (entry: { changes: readonly { field: string }[] }) =>
      entry.changes.map(({ field }) => field)
    const created = trail.created('inventories.create', car)
    expect(fields(created)).toEqual(['name', 'seats', 'colours', 'price'])
    expect(created.changes[1]).toEqual({ field: 'seats', before: null, after: 5, hidden: false })
    expect(trail.deleted('inventories.delete', car).changes[1]).toEqual({
      field: 'seats',
      before: 5,
      after: null,
      hidden: false,
    })
  })

  it('a text is cut to 200 characters, none of them in half', () => {
    const [, change] =
      trail.changed('inventories.update', car, { ...car, name: 'x', note: '😀'.repeat(201) })?.changes ?? []
    expect(change?.after).toBe(`${'😀'.repeat(199)}…`)
  })

  it('a long text that differs after its cut is told as changed', () => {
    const long = (end: string) => ({ ...car, note: 'x'.repeat(300) + end })
    expect(trail.changed('inventories.update', long('a'), long('b'))?.changes).toHaveLength(1)
  })
})
