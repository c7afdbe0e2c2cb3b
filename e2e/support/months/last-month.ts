import { addDays, addMonths, firstDayOf, monthOf } from '@portal/domain/days'
import { inCompany } from '../company.ts'

/** Two people on a project of their own. They worked on it on two days of the last month: 2 hours and 1 hour. */
export const workLastMonth = () =>
  inCompany(async (company) => {
    const project = await company.addProject((await company.addCustomer()).id)
    const month = addMonths(monthOf(await company.today()), -1)
    const day = firstDayOf(month)
    const people = [await company.hire(), await company.hire()] as const
    for (const { id } of people) await company.addContract(id, project.id, day)
    const [first, second] = people
    await company.logHours(first.id, project.id, day)
    await company.logHours(first.id, project.id, addDays(day, 1))
    await company.logHours(second.id, project.id, day)
    return { project, month, day, first, second }
  })
