import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runScript } from '../../../../tools/run-script.ts'

const usages = {
  seed: 'Usage: npm run seed',
  backup: 'Usage: npm run backup -- FILE',
  restore: 'Usage: npm run restore -- FILE [--allow-unencrypted]',
  'sign-in-link': 'Usage: npm run sign-in-link -- EMAIL',
  'files-move': 'Usage: npm run files:move -- --to s3|folder [--delete-source]',
} as const

it.each([
  ['seed', ['a-folder']],
  ['seed', ['--help']],
  ['backup', []],
  ['backup', ['']],
  ['backup', ['--help']],
  ['backup', ['one.backup', 'two.backup']],
  ['restore', []],
  ['restore', ['--allow-unencrypted']],
  ['restore', ['--allow', 'one.backup']],
  ['restore', ['one.backup', 'two.backup']],
  ['sign-in-link', []],
  ['sign-in-link', ['--help']],
  ['sign-in-link', ['ann@portal.test', 'bob@portal.test']],
  ['files-move', []],
  ['files-move', ['--to']],
  ['files-move', ['--to', 'nowhere']],
  ['files-move', ['--to', 's3', '--delete']],
  ['files-move', ['s3']],
] as const)('the command %s with %j says how it is called, and writes nothing', async (command, words) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-arguments-'))
  try {
    const variables = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder }
    expect(await runScript(command, variables, ...words)).toEqual({ code: 1, words: usages[command] })
    expect(await readdir(folder)).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
