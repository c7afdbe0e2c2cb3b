import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../../../../test/components/answers.ts'
import { card, expectIn, menuOf, serve } from '../../../../test/components/candidate-board.ts'
import { show } from '../../../../test/components/show.tsx'
import { CandidateBoard } from './candidate-board.tsx'

const showBoard = () => show(<CandidateBoard vacancyId={7} search={{}} />)

test('a move is taken back by the button of its message', async () => {
  const olena = card(21, 'Olena Kit')
  const { moves } = serve([olena])
  await showBoard()
  await menuOf('Olena Kit').click()
  await page.getByRole('menuitem', { name: 'Move to Hired' }).click()
  await expectIn('Hired', ['Olena Kit'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone')).toBeVisible()
  await expectIn('Hired', [])
  await expectIn('Interviewing', ['Olena Kit'])
  expect(moves()).toHaveLength(1)
})

test('a candidate whose move is refused is back in the old column, with the reason and the focus', async () => {
  const message = 'This candidate cannot be moved'
  serve([card(24, 'Bella Chaika'), card(23, 'Adam Bilyk')], () =>
    refusal({ status: 422, code: 'candidates.refused', message }),
  )
  await showBoard()
  await menuOf('Adam Bilyk').click()
  await page.getByRole('menuitem', { name: 'Move to Preoffer' }).click()
  await expect.element(page.getByText(`Candidate update error. ${message}`)).toBeVisible()
  await expectIn('Preoffer', [])
  await expectIn('Interviewing', ['Bella Chaika', 'Adam Bilyk'])
  await expect.element(menuOf('Adam Bilyk')).toHaveFocus()
})

test('a refused move says where the candidate stands now and who has moved them there', async () => {
  const petro = card(22, 'Petro Lys')
  const { moves, moveByOther } = serve([petro])
  await showBoard()
  await expectIn('Interviewing', ['Petro Lys'])
  moveByOther(22, 'test_task', 'Olha Tkach')
  await menuOf('Petro Lys').click()
  await page.getByRole('menuitem', { name: 'Move to Preoffer' }).click()
  const reason = 'Olha Tkach moved Petro Lys to Test Task meanwhile.'
  await expect.element(page.getByText(`Candidate update error. ${reason}`)).toBeVisible()
  await expectIn('Preoffer', [])
  await expectIn('Test Task', ['Petro Lys'])
  expect(moves()).toHaveLength(1)
})
