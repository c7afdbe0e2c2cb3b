// Plain JavaScript without packages: it runs before anything is installed. See scripts/run.mjs.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Path of the Node.js that package.json pins.
 * @param {string} root
 */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/**
 * Runs `npm install` unless it has run with exactly these package files before.
 * @param {string} root
 */
export async function installWhenMissing(root) {
  const stamp = join(root, 'node_modules', '.installed-from')
  if (
    existsSync(pinnedNode(root)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === fingerprint(root)
  ) {
    return
  }
  const startedAt = Date.now()
  console.log('Installing packages (about a minute the first time) …')
  await npmInstall(root)
  if (!existsSync(pinnedNode(root))) {
    throw new Error(
      'npm installed the packages but not the pinned Node.js: it runs an install script, so `ignore-scripts` must not be set.',
    )
  }
  writeFileSync(stamp, fingerprint(root))
  console.log(`Packages installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

/**
 * A hash of all package files, because package.json may name a package that the lock file does not have yet.
 * @param {string} root
 */
function fingerprint(root) {
  const workspaces = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name, 'package.json')),
  )
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of ['package.json', 'package-lock.json', ...workspaces]) {
    const path = join(root, file)
    if (existsSync(path)) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * `npm install`, not `npm ci`: see docs/decisions/0001-node-pinned-by-an-npm-package.md#npm-install-not-npm-ci.
 * @param {string} root
 * @returns {Promise<void>}
 */
function npmInstall(root) {
  // Under `npm start` the npm that was called is used again, whatever else is on the PATH.
  const npm = process.env.npm_execpath
  const viaNode = npm?.endsWith('.js') ? npm : undefined
  const command = viaNode ? (process.env.npm_node_execpath ?? process.execPath) : 'npm'
  const args = [...(viaNode ? [viaNode] : []), 'install', '--include=dev', '--no-audit', '--no-fund']

  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => reject(new Error(`Cannot run npm: ${error.message}`)))
    child.on('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${output.trim()}\n\nnpm install failed; its output is above.`))
    })
  })
}
