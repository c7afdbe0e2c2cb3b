// Refuses paths and headings that do not exist, in Markdown pages and in comments that cite pages under docs/, and two
// decisions of one number.

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runQuietly } from '../processes.ts'
import { anchorsIn, brokenBecause, citationsOf, decisionFaults, referencesOf } from './doc-references.ts'

const { output } = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
const files = output.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const known = { files: new Set(files), anchorsOf: (page: string) => anchorsIn(read(page)) }

let looked = 0
let findings = 0
for (const file of files) {
  const isPage = file.endsWith('.md')
  // The tests of this check cite pages that do not exist.
  if (!isPage && (!/\.(tsx?|mjs|cjs|css)$/.test(file) || file.startsWith('tools/checks/doc-references.')))
    continue
  const text = read(file)
  const references = isPage ? referencesOf(file, text, known) : citationsOf(text)
  looked += references.length
  for (const reference of references) {
    const reason = brokenBecause(reference, known)
    if (reason === undefined) continue
    findings += 1
    console.error(`${file}:${reference.line} ${reason}`)
  }
}

const decisions = files.filter((file) => /^docs\/decisions\/\d+-.*\.md$/.test(file)).sort()
for (const fault of decisionFaults(decisions.map((file) => ({ file, text: read(file) })))) {
  findings += 1
  console.error(fault)
}

console.log(`${looked} paths in pages and comments looked at.`)
if (looked === 0 || decisions.length === 0 || findings > 0) process.exitCode = 1
