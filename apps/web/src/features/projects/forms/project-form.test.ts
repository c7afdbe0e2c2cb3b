import type { Project } from '@portal/contract/projects'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { schemaErrors } from '../../../api/form-errors.ts'
import {
  changedProjectSchema,
  emptyProject,
  newProjectSchema,
  type ProjectValues,
  valuesOf,
} from './project-form.ts'

const filled: ProjectValues = {
  ...emptyProject,
  name: '  Harbor Booking ',
  customer_id: 3,
  manager_id: 7,
  technologies: [11, 12],
  app: ['web'],
}

const project = (overrides: Partial<Project> = {}): Project => ({
  id: 1,
  version: 1,
  name: 'Harbor Booking',
  is_bench: false,
  manager_id: 7,
  manager: 'Iryna Melnyk',
  customer_id: 3,
  customer: 'Harbor',
  description: null,
  industry: 'Hospitality',
  from_scratch: true,
  payment_integration: false,
  technologies: [{ id: 11, name: 'React' }],
  app: ['web'],
  designs: null,
  milestones: null,
  specs: null,
  url: 'https://harbor.test/',
  has_records: false,
  can: { update: true, rename: true, delete: true, delete_refusal: null, delete_reason: null },
  ...overrides,
})

const newErrors = (fields: Partial<ProjectValues>) => schemaErrors(newProjectSchema, { ...filled, ...fields })

describe('a new project', () => {
  test('a new project becomes the input that the server expects', () => {
    expect(z.parse(newProjectSchema, { ...filled, url: 'harbor.test/app' })).toMatchObject({
      name: 'Harbor Booking',
      customer_id: 3,
      manager_id: 7,
      technologies: [11, 12],
      app: ['web'],
      from_scratch: false,
      url: 'https://harbor.test/app',
      specs: null,
    })
  })

  test('a new project needs a name, a company, a manager, a technology and an application', () => {
    expect(schemaErrors(newProjectSchema, emptyProject)).toEqual({
      name: 'This field is required',
      customer_id: 'Select company',
      manager_id: 'This field is required',
      technologies: 'Select at least one',
      app: 'Select at least one',
    })
    expect(newErrors({ name: '   ' })).toEqual({ name: 'This field is required' })
  })

  test.each(['url', 'designs', 'specs', 'milestones'] as const)(
    'a new project accepts only web addresses in %s',
    (field) => {
      expect(newErrors({ [field]: 'ftp://files.test' })).toEqual({
        [field]: 'Enter an http or https address',
      })
      expect(newErrors({ [field]: 'javascript:alert(1)' })).toEqual({
        [field]: 'Enter an http or https address',
      })
      expect(newErrors({ [field]: 'example.com' })).toEqual({})
    },
  )
})

describe('changes to a project', () => {
  test('the form of a project starts with the values of the project', () => {
    expect(valuesOf(project())).toMatchObject({
      customer_id: 3,
      manager_id: 7,
      technologies: [11],
      description: '',
      url: 'https://harbor.test/',
    })
    expect(schemaErrors(changedProjectSchema(project()), valuesOf(project()))).toEqual({})
  })

  test('a change of a project cannot empty a required field', () => {
    const emptied = { ...valuesOf(project()), customer_id: null, manager_id: null, technologies: [], app: [] }
    expect(schemaErrors(changedProjectSchema(project()), emptied)).toEqual({
      customer_id: 'Select company',
      manager_id: 'This field is required',
      technologies: 'Select at least one',
      app: 'Select at least one',
    })
  })

  test('a change of Bench may leave it without customer, manager, technologies and applications', () => {
    const bench = project({ is_bench: true, customer_id: null, manager_id: null, technologies: [], app: [] })
    expect(z.parse(changedProjectSchema(bench), valuesOf(bench))).toMatchObject({
      customer_id: null,
      manager_id: null,
      technologies: [],
      app: [],
    })
  })

  test('a change may leave a project without a company when it has none', () => {
    const orphan = project({ customer_id: null })
    expect(schemaErrors(changedProjectSchema(orphan), valuesOf(orphan))).toEqual({})
    expect(z.parse(changedProjectSchema(orphan), { ...valuesOf(orphan), customer_id: 4 })).toMatchObject({
      customer_id: 4,
    })
  })
})
