import { join } from 'node:path'
import { root, runQuietly } from '../processes.ts'
import type { Module } from './import-chains.ts'

export type Violation = { from: string; to: string; rule: { name: string } }
type Summary = {
  totalCruised: number
  totalDependenciesCruised: number
  violations: Violation[]
  ruleSetUsed: { forbidden: { name: string; comment: string }[] }
}

type Cruise = { modules: Module[]; summary: Summary }

/** Checks the folders of a project against the rules of `.dependency-cruiser.cjs`. */
export async function cruise(project: string, folders: readonly string[]): Promise<Cruise> {
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const rules = ['--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json']
  const { output } = await runQuietly(process.execPath, [cli, ...rules, ...folders], { cwd: project })
  const found: Cruise = JSON.parse(output.slice(output.indexOf('{')))
  return found
}
