import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { overlaysOf } from './overlay-history.ts'

vi.stubGlobal('window', { scrollTo: () => {} })

const pageAfterAnother = (href: string): RouterHistory =>
  createMemoryHistory({ initialEntries: ['/another-page', href], initialIndex: 1 })

/** Longer than the microtasks in which the entries are aligned and the history is written. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

const overlay = { mayClose: () => true, close: () => {} }

test('a dialog whose page replaces its own address at once has an entry of its own', async () => {
  const history = pageAfterAnother('/page?add=1')
  const remove = overlaysOf(history).add(overlay)
  history.replace('/page')
  await settled()
  expect([history.location.href, history.location.state.overlays]).toEqual(['/page', 1])
  remove()
  await settled()
  expect([history.location.href, history.location.state.overlays]).toEqual(['/page', undefined])
})

test('a filter that is changed in an open sheet stays when the sheet is closed', async () => {
  const history = pageAfterAnother('/page')
  const remove = overlaysOf(history).add(overlay)
  await settled()
  history.replace('/page?state=ended')
  await settled()
  expect(history.location.state.overlays).toBe(1)
  remove()
  await settled()
  expect(history.location.href).toBe('/page?state=ended')
})
