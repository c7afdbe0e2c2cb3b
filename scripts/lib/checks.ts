import { join } from 'node:path'
import { root, run, runQuietly } from './processes.ts'
import { failed, type Outcome, passed, type Step } from './steps.ts'
import { runVitest } from './test-reports.ts'

const binary = (path: string) => join(root, 'node_modules', path)
const tsc = binary('@typescript/native/bin/tsc')

/** Runs a tool and shows its output only when it fails. */
async function quiet(command: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await runQuietly(command, args)
  if (code === 0) return passed()
  console.log(output.trim())
  return failed()
}

async function talking(script: string): Promise<Outcome> {
  return (await run(process.execPath, [join(root, script)])) === 0 ? passed() : failed()
}

const typeCheck = (project: string): Step => ({
  name: `types: ${project}`,
  run: () => quiet(process.execPath, [tsc, '--noEmit', '-p', join(root, project)]),
})

/** Everything that needs no browser and no database server; under two minutes on two cores. */
export const checks: readonly Step[] = [
  typeCheck('tsconfig.json'),
  typeCheck('apps/web/tsconfig.json'),
  typeCheck('e2e/tsconfig.json'),
  typeCheck('scripts/tsconfig.json'),
  {
    name: 'style and lint',
    run: () =>
      quiet(process.execPath, [
        binary('@biomejs/biome/bin/biome'),
        'check',
        '--error-on-warnings',
        '--colors=off',
      ]),
  },
  { name: 'import rules', run: () => talking('scripts/check-imports.ts') },
  { name: 'house rules', run: () => talking('scripts/check-house.ts') },
  { name: 'paths in the documentation', run: () => talking('scripts/check-docs.ts') },
  {
    name: 'unused files, exports, packages',
    run: () => quiet(process.execPath, [binary('knip/bin/knip.js'), '--no-progress']),
  },
  { name: 'unit tests', run: () => runVitest(['--project', 'unit']) },
  { name: 'API tests, embedded database', run: () => runVitest(['--project', 'api']) },
]
