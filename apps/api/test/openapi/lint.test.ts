import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../app.ts'
import { sentDocument } from './document.ts'
import { pathInProject, runTool } from './tools.ts'

let api: TestApp
let folder: string
beforeAll(async () => {
  api = await createTestApp()
  folder = await mkdtemp(join(tmpdir(), 'portal-lint-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

const report = z.object({ problems: z.array(z.looseObject({ ruleId: z.string(), message: z.string() })) })

async function lint(document: string) {
  const file = join(folder, 'openapi.json')
  await writeFile(file, document)
  const args = ['lint', file, '--config', pathInProject('redocly.yaml'), '--format', 'json']
  const { output } = await runTool(pathInProject('node_modules/@redocly/cli/bin/cli.js'), args, {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  })
  const json = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
  return z.parse(report, JSON.parse(json)).problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)
}

it('the recommended rules of redocly lint find nothing in the document', async () => {
  expect(await lint(await sentDocument(api))).toEqual([])
})

it('the rules of redocly lint find an operation without a name and a shape that nobody uses', async () => {
  const { paths, components, ...rest } = JSON.parse(await sentDocument(api))
  delete paths['/api/v1/records'].post.operationId
  const schemas = { ...components.schemas, Unused: { type: 'string' } }
  const problems = await lint(JSON.stringify({ ...rest, paths, components: { ...components, schemas } }))
  expect(problems.map((problem) => problem.split(':')[0]).toSorted()).toEqual([
    'no-unused-components',
    'operation-operationId',
  ])
})
