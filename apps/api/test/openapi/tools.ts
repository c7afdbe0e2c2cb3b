import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../../', import.meta.url)

export const pathInProject = (path: string) => fileURLToPath(new URL(path, root))

/** Runs a tool of the project, and returns what it prints after the code with which it ended. */
export const runTool = (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    )
  })
