import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root, runQuietly } from '../processes.ts'
import { failed, type Outcome, type Print, passed, type Step } from '../steps.ts'
import { runVitest } from '../test-reports.ts'

const binary = (path: string) => join(root, 'node_modules', path)
const tsc = binary('@typescript/native/bin/tsc')
const cacheFolder = join(root, 'node_modules/.cache/staff-portal')

/** Runs a tool and shows its output only when it fails. */
async function quiet(args: readonly string[], print: Print): Promise<Outcome> {
  const { code, output } = await runQuietly(process.execPath, args)
  if (code === 0) return passed()
  print(output.trim())
  return failed()
}

async function talking(script: string, print: Print): Promise<Outcome> {
  const { code, output } = await runQuietly(process.execPath, [join(root, script)])
  print(output.trim())
  return code === 0 ? passed() : failed()
}

const typeCheck = (project: string): Step => ({
  name: `types: ${project}`,
  run: (print) => {
    mkdirSync(cacheFolder, { recursive: true })
    const memory = join(cacheFolder, `types-${project.replaceAll('/', '-')}.tsbuildinfo`)
    const again = ['--incremental', '--tsBuildInfoFile', memory]
    return quiet([tsc, '--noEmit', ...again, '-p', join(root, project)], print)
  },
})

/** Runs the API tests, the longest step. A second worker takes the core that other steps leave free. */
export const runApiTests = (print: Print, env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  runVitest(['--project', 'api', '--maxWorkers=2'], print, env)

/**
 * Every step that needs no browser, no database server and no process of the portal. The longest come first; the others
 * run beside them.
 */
export const checks: readonly Step[] = [
  { name: 'API tests, embedded database', run: (print) => runApiTests(print) },
  { name: 'unit tests', run: (print) => runVitest(['--project', 'unit'], print) },
  typeCheck('tsconfig.json'),
  typeCheck('apps/web/tsconfig.json'),
  typeCheck('e2e/tsconfig.json'),
  typeCheck('scripts/tsconfig.json'),
  {
    name: 'style and lint',
    run: (print) =>
      quiet([binary('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '--colors=off'], print),
  },
  { name: 'import rules', run: (print) => talking('tools/checks/imports.ts', print) },
  { name: 'house rules', run: (print) => talking('tools/checks/house.ts', print) },
  { name: 'words for people', run: (print) => talking('tools/checks/words.ts', print) },
  { name: 'paths in the documentation', run: (print) => talking('tools/checks/docs.ts', print) },
  {
    name: 'copies',
    run: (print) => quiet([binary('jscpd/bin/jscpd'), '--config', join(root, '.jscpd.json')], print),
  },
  {
    name: 'unused files, exports, packages',
    run: (print) => quiet([binary('knip/bin/knip.js'), '--no-progress'], print),
  },
]
