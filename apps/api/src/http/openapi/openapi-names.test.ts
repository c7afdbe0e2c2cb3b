import { record } from '@portal/contract/hours/hours'
import { leaveTotals } from '@portal/contract/leave-balances'
import { leaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { errorEnvelope } from '@portal/contract/shared/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { descriptors } from '../../../test/descriptors.ts'
import { sentDocument } from '../../../test/openapi/document.ts'
import { shapeNames } from './contract-names.ts'

const operationSchema = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  responses: z.record(z.string(), z.unknown()),
})
const documentSchema = z.object({
  info: z.looseObject({ license: z.object({ name: z.string() }) }),
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

let api: TestApp
let sent: string
let document: z.infer<typeof documentSchema>
let operations: z.infer<typeof operationSchema>[]
beforeAll(async () => {
  api = await createTestApp()
  sent = await sentDocument(api)
  document = z.parse(documentSchema, JSON.parse(sent))
  operations = Object.values(document.paths).flatMap((ofPath) => Object.values(ofPath))
})
afterAll(() => api.close())

const statusesOf = (id: string) =>
  Object.keys(operations.find(({ operationId }) => operationId === id)?.responses ?? {})

/** Outside clients know these shapes by name. */
const shapes = [
  ...['User', 'AvailableContract', 'Record', 'ReportRow', 'Project', 'Customer', 'Contract', 'Category'],
  ...['Request', 'LeaveTotals', 'Profile', 'Inventory', 'Notification', 'Resume', 'Experience', 'Education'],
  ...['ResumeProject', 'SkillSet', 'Language', 'Book', 'Certificate', 'Course', 'Vacancy', 'Candidate'],
  ...['Holiday', 'Technology', 'JobStatus', 'SubRole', 'Error'],
]

describe('the names of the OpenAPI document', () => {
  it('the names of the OpenAPI document are those of the shapes that outside clients know', () => {
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(shapes))
    const names = [record, leaveRequest, leaveTotals, errorEnvelope].map((shape) => shapeNames.get(shape))
    expect(names).toEqual(['Record', 'Request', 'LeaveTotals', 'Error'])
  })

  it('every operation of the OpenAPI document has one name, by the place of its descriptor in the contract', () => {
    const ids = operations.map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(descriptors.length)
    expect(document.paths['/api/v1/records']?.post?.operationId).toBe('records.create')
    expect(document.paths['/api/v1/admin/records/{id}']?.put?.operationId).toBe('adminRecords.update')
  })

  it('every tag of the OpenAPI document has a description and an operation', () => {
    const used = new Set(operations.flatMap(({ tags }) => tags))
    expect(document.tags.map(({ name }) => name)).toEqual([...used].toSorted())
    expect(document.tags.every(({ description }) => description.length > 0)).toBe(true)
  })

  it('a user row is not written out again in the OpenAPI document where its name can refer to it', () => {
    expect(sent.split('"available_contracts":{').length - 1).toBeLessThanOrEqual(6)
  })

  it('the OpenAPI document names the licence and the server', () => {
    expect(document).toMatchObject({
      info: { license: { name: 'MIT' } },
      servers: [{ url: 'http://portal.test' }],
    })
  })
})

it.each([
  ['portal.show', ['200', '400', '503', 'default']],
  ['session.create', ['201', '400', '401', '403', '413', '415', '422', '429', '503', 'default']],
  ['categories.list', ['200', '400', '401', '429', '503', 'default']],
  ['categories.create', ['201', '400', '401', '403', '409', '413', '415', '422', '429', '503', 'default']],
  ['categories.remove', ['204', '400', '401', '403', '404', '409', '413', '415', '429', '503', 'default']],
  ['reports.userHours', ['200', '400', '401', '403', '404', '429', '503', 'default']],
])('the operation %s lists the refusals that it can answer', (id, statuses) => {
  expect(statusesOf(id)).toEqual(statuses)
})
