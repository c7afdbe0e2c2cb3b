import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerBy, refusal } from '../../../../test/components/answers.ts'
import {
  boardOf,
  card,
  column,
  expectIn,
  failure,
  menuOf,
  serve,
} from '../../../../test/components/candidate-board.ts'
import { show } from '../../../../test/components/show.tsx'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import { CandidateBoard } from './candidate-board.tsx'

const adam = card(1, 'Adam Bilyk')
const bella = card(2, 'Bella Chaika')
const due = card(3, 'Chris Dub', {
  significate: 'hired',
  ping_again: true,
  ping_again_on: '2025-03-12',
  ping_again_due: true,
})
const newest = card(14, 'Dana Yarova', { significate: 'hired' })
const oldest = card(10, 'Emil Zhuk', { significate: 'hired' })

const showBoard = (search: Partial<CandidateSearch> = {}) =>
  show(<CandidateBoard vacancyId={7} search={search} />)

const handleOf = (name: string) => page.getByRole('button', { name: `Drag ${name}` })

/** Waits until a screen reader was told so; the next key then finds the card where the sentence says. */
const expectNotified = (sentence: string) =>
  expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeInTheDocument()

async function lift(name: string, from: string) {
  // The library describes a handle when it has begun to listen to its keys.
  await expect.element(handleOf(name)).toHaveAttribute('aria-describedby')
  handleOf(name).element().focus()
  await userEvent.keyboard('[Space]')
  await expectNotified(`${name} is lifted from ${from}.`)
}

async function carry(name: string, key: 'ArrowLeft' | 'ArrowRight', over: string) {
  await userEvent.keyboard(`{${key}}`)
  await expectNotified(`${name} is over ${over}.`)
}

test('a candidate is moved to another column by keys, and keeps the focus there', async () => {
  const { moves } = serve([bella, adam])
  await showBoard()
  await lift('Adam Bilyk', 'Interviewing')
  await carry('Adam Bilyk', 'ArrowRight', 'Test Task')
  await carry('Adam Bilyk', 'ArrowRight', 'Preoffer')
  await userEvent.keyboard('[Space]')
  await expectIn('Preoffer', ['Adam Bilyk'])
  await expectIn('Interviewing', ['Bella Chaika'])
  await expectNotified('Adam Bilyk is moved to Preoffer.')
  await expect.element(page.getByText('Candidate updated, Adam Bilyk moved to Preoffer')).toBeVisible()
  await expect.element(handleOf('Adam Bilyk')).toHaveFocus()
  expect(moves()).toMatchObject([{ body: { candidate: { significate: 'preoffer' } } }])
})

test.each(['Tab', 'Escape'])('a lifted candidate is put back by %s, and nothing is saved', async (key) => {
  const { moves } = serve([bella, adam])
  await showBoard()
  await lift('Adam Bilyk', 'Interviewing')
  await carry('Adam Bilyk', 'ArrowRight', 'Test Task')
  await userEvent.keyboard(`{${key}}`)
  await expectNotified('Adam Bilyk is back in Interviewing.')
  await expectIn('Interviewing', ['Bella Chaika', 'Adam Bilyk'])
  await expect.element(handleOf('Adam Bilyk')).toHaveFocus()
  expect(moves()).toEqual([])
})

test('arrow keys carry a candidate no further than the last column', async () => {
  serve([newest])
  await showBoard()
  await lift('Dana Yarova', 'Hired')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await carry('Dana Yarova', 'ArrowLeft', 'Hired')
  await carry('Dana Yarova', 'ArrowLeft', 'Preoffer')
  await userEvent.keyboard('{Enter}')
  await expectIn('Preoffer', ['Dana Yarova'])
})

test('a moved candidate is shown in the order of the list before the server has answered', async () => {
  // Saves of one candidate wait for each other, so this one is in no other test.
  const ivan = card(12, 'Ivan Moroz')
  const answered = Promise.withResolvers<void>()
  serve([due, newest, ivan, oldest], (save) => answered.promise.then(save))
  await showBoard()
  await lift('Ivan Moroz', 'Interviewing')
  await carry('Ivan Moroz', 'ArrowRight', 'Test Task')
  await carry('Ivan Moroz', 'ArrowRight', 'Preoffer')
  await carry('Ivan Moroz', 'ArrowRight', 'Hired')
  await userEvent.keyboard('[Space]')
  // Those to write to come first, then the newest.
  await expectIn('Hired', ['Chris Dub', 'Dana Yarova', 'Ivan Moroz', 'Emil Zhuk'])
  await expect.element(column('Hired').getByText('4 candidates')).toBeInTheDocument()
  await expect.element(page.getByText('Candidate updated, Ivan Moroz moved to Hired')).not.toBeInTheDocument()
  answered.resolve()
  await expect.element(page.getByText('Candidate updated, Ivan Moroz moved to Hired')).toBeVisible()
  await expectIn('Hired', ['Chris Dub', 'Dana Yarova', 'Ivan Moroz', 'Emil Zhuk'])
})

test('a candidate is moved by the menu of the card, which offers the other columns', async () => {
  serve([adam])
  await showBoard()
  await menuOf('Adam Bilyk').click()
  const targets = page.getByRole('menuitem')
  await expect
    .poll(() => targets.elements().map(({ textContent }) => textContent))
    .toEqual(['Move to Test Task', 'Move to Preoffer', 'Move to Hired', 'Move to Rejected'])
  await targets.filter({ hasText: 'Hired' }).click()
  await expectIn('Hired', ['Adam Bilyk'])
  await expect.element(page.getByText('Candidate updated, Adam Bilyk moved to Hired')).toBeVisible()
  await expect.element(menuOf('Adam Bilyk')).toHaveFocus()
})

test('the rejected candidates are in the last column, which is folded, takes candidates and stays as it is left', async () => {
  localStorage.removeItem('portal.rejected-folded')
  serve([card(6, 'Yana Orel', { significate: 'rejected' }), adam])
  await showBoard()
  await expect.element(column('Rejected').getByText('1 candidate')).toBeInTheDocument()
  await expectIn('Rejected', [])
  await menuOf('Adam Bilyk').click()
  await page.getByRole('menuitem', { name: 'Move to Rejected' }).click()
  await expect.element(column('Rejected').getByText('2 candidates')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Unfold Rejected' }).click()
  await expectIn('Rejected', ['Yana Orel', 'Adam Bilyk'])
  expect(localStorage.getItem('portal.rejected-folded')).toBe('false')
  await page.getByRole('button', { name: 'Fold Rejected' }).click()
  await expectIn('Rejected', [])
})

test('the button that folds and unfolds the rejected candidates keeps the focus', async () => {
  localStorage.removeItem('portal.rejected-folded')
  serve([card(6, 'Yana Orel', { significate: 'rejected' })])
  await showBoard()
  const unfold = page.getByRole('button', { name: 'Unfold Rejected' })
  const fold = page.getByRole('button', { name: 'Fold Rejected', exact: true })
  await expect.element(unfold).toBeVisible()
  unfold.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(fold).toHaveFocus()
  await expectIn('Rejected', ['Yana Orel'])
  await userEvent.keyboard('{Enter}')
  await expect.element(unfold).toHaveFocus()
  await expectIn('Rejected', [])
})

test('the rejected candidates are unfolded while the board is filtered by them', async () => {
  localStorage.removeItem('portal.rejected-folded')
  serve([card(6, 'Yana Orel', { significate: 'rejected' })])
  await showBoard({ significate: 'rejected' })
  await expectIn('Rejected', ['Yana Orel'])
  await expect.element(page.getByRole('button', { name: 'Fold Rejected' })).not.toBeInTheDocument()
  expect(localStorage.getItem('portal.rejected-folded')).toBeNull()
})

test('a column without candidates says so, and takes one', async () => {
  serve([adam])
  await showBoard()
  await expect.element(column('Test Task').getByText('No candidates')).toBeInTheDocument()
  await expect.element(column('Interviewing').getByText('1 candidate')).toBeInTheDocument()
  await lift('Adam Bilyk', 'Interviewing')
  await carry('Adam Bilyk', 'ArrowRight', 'Test Task')
  await userEvent.keyboard('[Space]')
  await expectIn('Test Task', ['Adam Bilyk'])
  await expect.element(column('Test Task').getByText('No candidates')).not.toBeInTheDocument()
  await expect.element(column('Interviewing').getByText('No candidates')).toBeInTheDocument()
})

test('a candidate who was moved by keys is back in the old column when the server fails', async () => {
  serve([bella, adam], () => refusal(failure))
  await showBoard()
  await lift('Bella Chaika', 'Interviewing')
  await carry('Bella Chaika', 'ArrowRight', 'Test Task')
  await userEvent.keyboard('[Space]')
  await expect.element(page.getByText('Candidate update error.')).toBeVisible()
  await expectIn('Test Task', [])
  await expectIn('Interviewing', ['Bella Chaika', 'Adam Bilyk'])
  await expect.element(handleOf('Bella Chaika')).toHaveFocus()
})

test('a candidate whom the person may not change has neither handle nor menu', async () => {
  serve([card(5, 'Fedir Kit', { can: { update: false, delete: false, create_user: false } }), adam])
  await showBoard()
  await expect.element(handleOf('Adam Bilyk')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Fedir Kit' })).toBeVisible()
  await expect.element(handleOf('Fedir Kit')).not.toBeInTheDocument()
  await expect.element(menuOf('Fedir Kit')).not.toBeInTheDocument()
})

test('a button of a long column shows the other candidates, and the first of them gets the focus', async () => {
  const many = Array.from({ length: 25 }, (_, index) => card(100 - index, `Person ${index + 1}`))
  serve(many)
  await showBoard()
  await expect.element(page.getByRole('link', { name: 'Person 20', exact: true })).toBeInTheDocument()
  page.getByRole('button', { name: 'Show more: Interviewing' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Person 21', exact: true })).toHaveFocus()
  const names = many.map(({ full_name }) => full_name)
  await expectIn('Interviewing', names)
  await expect.element(page.getByRole('button', { name: /^Show more/ })).not.toBeInTheDocument()
})

test('a board that could not be loaded is loaded by ‘Try again’', async () => {
  let isDown = true
  answerBy(() => (isDown ? refusal(failure) : boardOf([adam], 20)))
  await showBoard()
  const notice = page.getByRole('main').getByText('Server error: unable to download Candidates')
  await expect.element(notice).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectIn('Interviewing', ['Adam Bilyk'])
})
