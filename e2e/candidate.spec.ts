import { expect, type Page } from '@playwright/test'
import { apiPrefix } from '@portal/contract/shared/route'
import { signIn } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { unique } from './support/company.ts'
import { changeCandidate, makeCandidate, makeVacancy } from './support/recruiting.ts'
import { desktop } from './support/sizes.ts'
import { closeLiveChannel } from './support/slow.ts'
import { test } from './support/test.ts'

const isPhone = () => test.info().project.name === 'phone'
const note = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')
const question = (page: Page) => page.getByRole('dialog', { name: 'Discard what you typed?' })
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Changed in the meantime' })
const unsaved = (page: Page) => page.getByText('Not saved', { exact: true })

test('a recruiter reads and copies the facts, sets a day to write again and follows a duplicate', async ({
  page,
  context,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first, second] = [await makeVacancy(), await makeVacancy()]
  const handle = unique('olha')
  const name = `Olha ${handle}`
  const twin = await makeCandidate(second.id, { email: `${handle}@mail.test`, significate: 'rejected' })
  // The phone is a number that nobody else has, because other tests make duplicates, too.
  const digits = String(twin.id).padStart(7, '0')
  const candidate = await makeCandidate(first.id, {
    full_name: name,
    position: 'React developer',
    company: 'Datamill',
    stack: 'jQuery, Backbone',
    cv_url: 'cv.test/olha',
    phone: `+380 67 ${digits}`,
    email: `${handle}@Mail.test`,
    telegram: `@${handle}`,
    linkedin: `linkedin.com/in/${handle}`,
    resource_url: 'djinni.co/q/olha',
    salary: 2500,
    english: 'upper_intermediate',
    location: 'Lviv',
    experience: 3.5,
    first_interview: '2025-02-03',
    first_additional_link: 'github.com/olha',
    second_additional_link: 'behance.net/olha',
  })
  await signIn(page, 'recruiter')
  await page.goto(`/candidates/${candidate.id}`)
  await expect(page).toHaveTitle(`${name} · Staff portal`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const facts = page.getByRole('region', { name: 'Facts' })
  const texts = ['React developer', 'Datamill', 'jQuery, Backbone', '$2,500', 'Upper Intermediate', 'Lviv']
  for (const text of [...texts, '3.5 years', '03.02.2025']) await expect(facts).toContainText(text)
  const addresses = {
    [`+380 67 ${digits}`]: `tel:+38067${digits}`,
    [`@${handle}`]: `https://t.me/${handle}`,
    [`LinkedIn of ${name}: linkedin.com/in/${handle}, opens in a new tab`]: `https://linkedin.com/in/${handle}`,
    [`CV of ${name}: cv.test/olha, opens in a new tab`]: 'https://cv.test/olha',
    [`Resource of ${name}: djinni.co/q/olha, opens in a new tab`]: 'https://djinni.co/q/olha',
    [`First additional link of ${name}: github.com/olha, opens in a new tab`]: 'https://github.com/olha',
    [`Second additional link of ${name}: behance.net/olha, opens in a new tab`]: 'https://behance.net/olha',
  }
  for (const [link, address] of Object.entries(addresses))
    await expect(facts.getByRole('link', { name: link })).toHaveAttribute('href', address)
  await act(page, 'Copy Telegram').click()
  await expect(page.getByText('Copied!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`https://t.me/${handle}`)

  await page.getByRole('switch', { name: 'Ping again' }).check()
  const day = page.getByRole('textbox', { name: 'Ping on' })
  await expect(day).toBeEditable()
  await day.fill('12.03.2025')
  await day.press('Enter')
  await expect(facts.getByText('Due')).toBeVisible()
  await page.getByRole('combobox', { name: 'Significate' }).selectOption('Test Task')
  await expect(history(page)).toHaveCount(2)
  await expect(history(page).first()).toContainText('Interviewing → Test Task')
  await expect(history(page).last()).toContainText('Added as Interviewing')
  await expectNoViolations(page)
  await page.reload()
  await expect(day).toHaveValue('12.03.2025')
  await facts.getByRole('button', { name: 'Clear' }).click()
  await expect(facts.getByText('Due')).toBeHidden()

  const notice = page.getByRole('region', { name: 'Another candidate may be the same person' })
  await expect(notice).toContainText(`${second.title}, Rejected, same e-mail`)
  await notice.getByRole('link', { name: twin.full_name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(twin.full_name)
  await expect(notice.getByRole('link', { name })).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const toVacancy = isPhone() ? facts : trail
  await toVacancy.getByRole('link', { name: second.title }).click()
  await expect(page).toHaveURL(`/vacancies/${second.id}`)
})

test(
  'two recruiters keep their different notes, and are asked about the same one',
  desktop,
  async ({ page }) => {
    test.slow()
    const { id: vacancyId } = await makeVacancy()
    const { id } = await makeCandidate(vacancyId, { tech_lead_note: 'Knows React' })
    await signIn(page, 'recruiter')
    // The page keeps the notes that it has loaded, whatever happens elsewhere.
    await closeLiveChannel(page)
    await page.goto(`/candidates/${id}`)
    await expect(note(page, 'Tech lead note')).toHaveValue('Knows React')
    await expect(note(page, 'Tech lead note')).toHaveAttribute('rows', '6')
    for (const name of ['Save Tech lead note', 'Revert Tech lead note'])
      await expect(act(page, name)).toBeDisabled()

    await note(page, "Recruiter's note").fill('Calm')
    await note(page, 'Final Decision').fill('Offer of the first')
    await changeCandidate(id, { tech_lead_note: 'Knows React and Vue', final_decision: 'Offer of the other' })
    await act(page, "Save Recruiter's note").click()
    await expect(page.getByText('Candidate updated').first()).toBeVisible()
    await expect(unsaved(page)).toHaveCount(1)
    await expect(note(page, 'Tech lead note')).toHaveValue('Knows React and Vue')
    await expect(note(page, 'Final Decision')).toHaveValue('Offer of the first')
    await expect(act(page, "Save Recruiter's note")).toBeDisabled()

    await note(page, 'Final Decision').press('Control+Enter')
    const group = conflict(page).getByRole('group', { name: 'Final Decision' })
    await expect(group.getByRole('radio', { name: 'Yours Offer of the first' })).toBeChecked()
    await expect(group.getByRole('radio', { name: 'Saved now Offer of the other' })).not.toBeChecked()
    await expectNoViolations(page)
    await conflict(page).getByRole('button', { name: 'Back to the form' }).click()
    await expect(note(page, 'Final Decision')).toHaveValue('Offer of the first')
    await act(page, 'Save Final Decision').click()
    await conflict(page).getByRole('button', { name: 'Save these' }).click()
    await expect(unsaved(page)).toBeHidden()

    await page.route(`**${apiPrefix}/candidates/${id}`, (route) => {
      return route.request().method() === 'PUT' ? route.abort() : route.continue()
    })
    await note(page, 'Tech lead note').fill('Typed without a server')
    await act(page, 'Save Tech lead note').click()
    await expect(page.getByText('Candidate update error.').first()).toBeVisible()
    await expect(note(page, 'Tech lead note')).toHaveValue('Typed without a server')
    await page.unroute(`**${apiPrefix}/candidates/${id}`)
    await act(page, 'Save Tech lead note').click()
    await expect(unsaved(page)).toBeHidden()
    await page.reload()
    await expect(note(page, "Recruiter's note")).toHaveValue('Calm')
    await expect(note(page, 'Final Decision')).toHaveValue('Offer of the first')
    await expect(note(page, 'Tech lead note')).toHaveValue('Typed without a server')
  },
)

test(
  'an unsaved note survives a mistaken link and a reload, and goes when it is reverted or the candidate is deleted',
  desktop,
  async ({ page }) => {
    const vacancy = await makeVacancy()
    const { id, full_name } = await makeCandidate(vacancy.id, { recruiter_note: 'Stored' })
    await signIn(page, 'recruiter')
    await page.goto(`/candidates/${id}`)
    await note(page, "Recruiter's note").fill('Half a sentence')
    await page.getByRole('region', { name: 'Facts' }).getByRole('link', { name: vacancy.title }).click()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(note(page, "Recruiter's note")).toHaveValue('Half a sentence')

    const asked = page.waitForEvent('dialog')
    const reload = page.reload()
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).accept()
    await reload
    await expect(note(page, "Recruiter's note")).toHaveValue('Half a sentence')
    await act(page, "Revert Recruiter's note").click()
    await expect(note(page, "Recruiter's note")).toHaveValue('Stored')
    await expect(act(page, "Revert Recruiter's note")).toBeDisabled()

    await note(page, 'Final Decision').fill('Never saved')
    await act(page, 'Delete candidate').click()
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(sure).toContainText(full_name)
    await sure.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Candidate removed')).toBeVisible()
    await expect(page).toHaveURL(`/vacancies/${vacancy.id}`)
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /candidate/.test(key))),
    ).toEqual([])
    // The deleted candidate's address is not in the history any more.
    await page.goBack()
    await expect(page).not.toHaveURL(`/candidates/${id}`)

    await page.goto(`/candidates/${id}`)
    await expect(page.getByRole('heading', { name: 'There is no such candidate' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'All vacancies' }).click()
    await expect(page).toHaveURL('/vacancies')
  },
)
