import type { Db } from '../../src/db/client.ts'
import { projectTechnologies } from '../../src/db/schema/projects.ts'
import { buildCategory } from '../factories/category.ts'
import { buildContract } from '../factories/contract.ts'
import { buildEmployee } from '../factories/employee.ts'
import { buildHoliday } from '../factories/holiday.ts'
import { buildInventory } from '../factories/inventory.ts'
import { buildLeaveRequest } from '../factories/leave-request.ts'
import { buildCustomer, buildProject } from '../factories/project.ts'
import { buildTechnology } from '../factories/reference.ts'
import { buildManager, buildUser } from '../factories/user.ts'
import { buildCandidate, buildVacancy } from '../factories/vacancy.ts'

/** Makes a few rows for every list, with texts that are formulas elsewhere; returns the manager. */
export async function buildListedCompany(db: Db) {
  const managerUser = await buildManager(db, { first_name: 'Olena', last_name: 'Bondar' })
  const profile = { position: 'Developer', phone_number: '+380 44', github: 'zed', salary: 4321 }
  const days = { job_started_on: '2024-02-05', job_ended_on: '2031-01-31' }
  const zed = await buildEmployee(
    db,
    { ...profile, english_level: 'upper_intermediate', ...days },
    { first_name: 'Zed', last_name: 'Last' },
  )
  const customer = await buildCustomer(db, { company_name: '=1+1', company_address: 'Kyiv, "Podil"' })
  const technology = await buildTechnology(db, { name: '@decorators' })
  for (const [place, name] of ['=cmd', 'beta', 'Alpha'].entries()) {
    const project = await buildProject(db, {
      name,
      manager_id: managerUser.id,
      customer_id: customer.id,
      app: ['web', 'mobile'],
      from_scratch: true,
      description: 'one\ntwo',
    })
    await db.insert(projectTechnologies).values({ project_id: project.id, technology_id: technology.id })
    await buildContract(db, {
      user_id: zed.id,
      project_id: project.id,
      start_date: `2025-01-0${place + 1}`,
      end_date: place === 0 ? null : '2025-12-31',
    })
    await buildCustomer(db, { company_name: `Customer of ${name}` })
    await buildCategory(db, { name, description: `About ${name}` })
    await buildInventory(db, { profile_id: zed.id, name, serial_number: '-1', device: 'iphone' })
    await buildLeaveRequest(db, {
      user_id: zed.id,
      request_type: place === 0 ? 'half_day_sick_leave' : 'day_off',
      status: 'approved',
      start_date: `2025-03-1${place}`,
      note: name,
      decided_by_id: managerUser.id,
    })
    await buildUser(db, { first_name: 'Person', last_name: name === '=cmd' ? 'Formula' : name })
    await buildHoliday(db, { date: `2025-07-0${place + 1}`, title: name })
  }
  const { id: vacancy_id } = await buildVacancy(db, { title: '+sum', min_salary: 1234.5, level: 'senior' })
  for (const full_name of ['=a', 'Boris', 'anna']) {
    await buildCandidate(db, {
      vacancy_id,
      full_name,
      salary: 2500.55,
      experience: 2.5,
      english: 'advanced',
      significate: 'test_task',
      ping_again: true,
      ping_again_on: '2025-04-01',
    })
    await buildVacancy(db)
    await buildCandidate(db)
  }
  return managerUser
}
