import type { BoardCandidate } from '@portal/contract/candidates/candidate-routes'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refusal } from '../../../../test/components/answers.ts'
import { card, failure, serve } from '../../../../test/components/candidate-board.ts'
import { show } from '../../../../test/components/show.tsx'
import { phone } from '../../../../test/components/sizes.ts'
import { CandidateBoard } from './candidate-board.tsx'

const adam = card(1, 'Adam Bilyk')
const bella = card(2, 'Bella Chaika')
const chris = card(3, 'Chris Dub', { significate: 'rejected' })
const dana = card(4, 'Dana Yarova', { significate: 'hired' })

const tabs = page.getByRole('tablist', { name: 'Candidates by significate' })
const chosen = tabs.getByRole('tab', { selected: true })
const menuOf = (name: string) => page.getByRole('button', { name: `Move ${name}` })

/** Draws the board of a vacancy on a phone; `column` is in the address. */
async function showOnPhone(candidates: BoardCandidate[], column = '', onMove?: Parameters<typeof serve>[1]) {
  await page.viewport(...phone)
  const served = serve(candidates, onMove)
  const address = `/vacancies_/7${column && `?column=${column}`}`
  const { history } = await show(<CandidateBoard vacancyId={7} search={{}} />, '/vacancies_/$id', address)
  return { ...served, history }
}

/** Expects the shown column to have these candidates, in this order. */
const expectShown = (names: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('tabpanel')
        .getByRole('heading', { level: 3 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(names)

async function moveBy(name: string, target: string) {
  await menuOf(name).click()
  await page.getByRole('menuitem', { name: `Move to ${target}` }).click()
}

describe('the board on a phone', () => {
  test('a phone shows the first column that has candidates, with the number of each column', async () => {
    await showOnPhone([bella, adam, chris])
    await expect.element(chosen).toHaveTextContent('Interviewing 2')
    await expectShown(['Bella Chaika', 'Adam Bilyk'])
    const names = () =>
      tabs
        .getByRole('tab')
        .elements()
        .map(({ textContent }) => textContent)
    expect(names()).toEqual(['Interviewing 2', 'Test Task 0', 'Preoffer 0', 'Hired 0', 'Rejected 1'])
    await expect.element(page.getByRole('heading', { level: 2, name: 'Interviewing' })).toBeInTheDocument()
  })

  test('a phone shows the rejected candidates first where there are no others', async () => {
    await showOnPhone([chris])
    await expect.element(chosen).toHaveTextContent('Rejected 1')
    await expectShown(['Chris Dub'])
  })

  test('a phone shows the column of the address', async () => {
    await showOnPhone([adam, dana], 'hired')
    await expect.element(chosen).toHaveTextContent('Hired 1')
    await expectShown(['Dana Yarova'])
  })

  test('a column is chosen by keys, comes into view and goes to the address', async () => {
    const { history } = await showOnPhone([adam, dana])
    await expect.element(chosen).toHaveTextContent('Interviewing 1')
    chosen.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(chosen).toHaveTextContent('Hired 1')
    await expectShown(['Dana Yarova'])
    await expect.element(chosen).toBeInViewport({ ratio: 1 })
    await expect.poll(() => history.location.search).toBe('?column=hired')
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(chosen).toHaveTextContent('Preoffer 0')
    await expect.element(page.getByRole('tabpanel').getByText('No candidates')).toBeVisible()
  })

  test('a candidate who is moved leaves the column, and the next one gets the focus', async () => {
    const { moves } = await showOnPhone([bella, adam])
    await moveBy('Bella Chaika', 'Hired')
    await expect.element(page.getByText('Candidate updated, Bella Chaika moved to Hired')).toBeVisible()
    await expectShown(['Adam Bilyk'])
    await expect.element(menuOf('Adam Bilyk')).toHaveFocus()
    await expect.element(chosen).toHaveTextContent('Interviewing 1')
    await expect.element(tabs.getByRole('tab', { name: 'Hired 1' })).toBeInTheDocument()
    expect(moves()).toMatchObject([{ body: { candidate: { significate: 'hired' } } }])
  })

  test('a candidate whose move fails is back in the column', async () => {
    await showOnPhone([bella, adam], '', () => refusal(failure))
    await moveBy('Bella Chaika', 'Hired')
    await expect.element(page.getByText('Candidate update error.')).toBeVisible()
    await expectShown(['Bella Chaika', 'Adam Bilyk'])
    await expect.element(chosen).toHaveTextContent('Interviewing 2')
  })

  test('a phone has no handles to drag candidates by', async () => {
    await showOnPhone([adam])
    await expect.element(menuOf('Adam Bilyk')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Drag Adam Bilyk' })).not.toBeInTheDocument()
  })
})
