import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOfFiles, layoutVersion } from './layout-version.ts'

let folder: string
const place = (name: string) => join(folder, name)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-layout-'))
  mkdirSync(place('pdf'))
  writeFileSync(place('pdf/theme.ts'), 'margin = 40')
  writeFileSync(place('lock.json'), '1.0.0')
})
afterEach(() => rmSync(folder, { recursive: true }))

const version = () => hashOfFiles([place('pdf'), place('lock.json')])

describe('the version of the layout', () => {
  it.each([
    ['a file of a folder changes', () => writeFileSync(place('pdf/theme.ts'), 'margin = 41')],
    ['a file is added', () => writeFileSync(place('pdf/flow.ts'), '')],
    ['a file gets another name', () => renameSync(place('pdf/theme.ts'), place('pdf/colours.ts'))],
    ['a file that is named itself changes', () => writeFileSync(place('lock.json'), '1.0.1')],
  ])('the version of the layout is another one when %s', (_, change) => {
    const before = version()
    expect(version()).toBe(before)
    change()
    expect(version()).not.toBe(before)
  })

  it('the version of the layout is the same for every server with the same sources', () => {
    expect(layoutVersion()).toMatch(/^[\w-]{43}$/)
    expect(layoutVersion()).toBe(layoutVersion())
  })
})
