// Refuses sentences for people outside the catalogues, and words of a refusal that nothing raises. Sentences are made
// where they are read, from a code and facts (docs/architecture.md).

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { english } from '../../packages/words/src/sentences.ts'
import { root, runQuietly } from '../processes.ts'
import { sentencesIn } from './sentences-in-code.ts'

/** Files with texts that are no sentences of the portal, with the reason. */
const exempt: readonly [RegExp, string][] = [
  [/^apps\/api\/src\/demo\//, 'the demo company is data'],
  [/^apps\/api\/src\/http\/openapi\//, 'the reference of the API is English'],
  [
    /^apps\/api\/src\/(start\/start-portal|db\/postgres-errors|db\/embedded\/[\w-]+)\.ts$/,
    'operators read it in a terminal',
  ],
  [
    /^apps\/api\/src\/(live\/live-notifications|mail\/mailer|features\/(webhooks\/deliver\/deliverer|imports\/queue\/[\w-]+))\.ts$/,
    'these are lines of the log',
  ],
  [
    /^packages\/domain\/src\/(holiday-rules|roles|people\/job-statuses)\.ts$/,
    'these are names in the database',
  ],
  [
    /^packages\/domain\/src\/(leave\/leave|resumes\/resumes)\.ts$/,
    'these are choices that are stored as they read',
  ],
  [
    /^packages\/domain\/src\/(resumes\/json-resume\/fluency|imports\/import-fields)\.ts$/,
    'these are words of files of other programs',
  ],
]

const { output } = await runQuietly('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
const sources = output
  .split('\n')
  .filter((file) => /^(apps|packages)\/.*\.tsx?$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/(\.test(-calls)?\.tsx?$|\/test\/)/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

let findings = 0
const complain = (finding: string) => {
  findings += 1
  console.error(finding)
}

const silent = sources.filter(
  (file) =>
    /^(apps\/api|packages\/(contract|domain))\//.test(file) && !exempt.some(([path]) => path.test(file)),
)
for (const file of silent) {
  for (const { line, text } of sentencesIn(file, read(file)))
    complain(`${file}:${line} '${text}' is for people: give it a code in packages/words`)
}

const raising = sources
  .filter((file) => !file.startsWith('packages/words/'))
  .map(read)
  .join('\n')
for (const code of Object.keys(english)) {
  if (!raising.includes(`'${code}'`)) complain(`${code} has words, but nothing raises it`)
}

console.log(`${silent.length} files and ${Object.keys(english).length} codes looked at.`)
if (silent.length === 0 || findings > 0) process.exitCode = 1
