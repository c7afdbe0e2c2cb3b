import { said, saidByFields } from './said.ts'

export const projects = {
  'projects.forbidden': () => 'You are not allowed to do this',
  'projects.not_found': () => 'There is no such project',
  'projects.changed_meanwhile': () => 'This project has changed since you opened it',
  'projects.bench_name': () => 'The name of the Bench project cannot be changed',
  'projects.bench': () => 'Cannot delete. There is bench project',
  'projects.has_records': () => 'Cannot delete. There are records with this project',
  'projects.has_contracts': () => 'Cannot delete. There are contracts with this project',
  'projects.invalid': saidByFields,
  'projects.manager': () => 'Choose an active manager',
  'projects.no_customer': () => 'Select company',
  'projects.unknown_customer': () => 'There is no such company',
  'projects.unknown_technology': () => 'Unknown technology',
  'projects.select_at_least_one': () => 'Select at least one',
}

export const customers = {
  'customers.forbidden': () => 'You are not allowed to do this',
  'customers.not_found': () => 'There is no such customer',
  'customers.changed_meanwhile': () => 'This customer has changed since you opened it',
  'customers.bench': () => 'Cannot delete. There is bench project',
  'customers.has_records': () => 'Cannot delete. There are records with this project',
}

export const contracts = {
  'contracts.forbidden': () => 'You are not allowed to do this',
  'contracts.not_found': () => 'There is no such contract',
  'contracts.changed_meanwhile': () => 'This contract has changed since you opened it',
  'contracts.overlap': () => 'Contract already exists',
  'contracts.records_outside': () => 'There are records outside these dates',
  'contracts.has_records': () => 'User and project cannot change. There are records with this contract',
  'contracts.delete_with_records': () => 'Cannot delete. There are records on this contract',
  'contracts.invalid': saidByFields,
  'contracts.user': () => 'Choose an active user',
  'contracts.unknown_project': () => 'There is no such project',
  'contracts.bench': () => 'The Bench project cannot be chosen',
  'contracts.job_status': () => 'This status cannot be chosen',
  'contracts.end_before_start': () => 'The end date cannot be earlier than the start date',
}

export const technologies = {
  'technologies.name_taken': () => 'A technology with this name already exists',
  'technologies.too_many': said({ max: 30 }, ({ max }) => `At most ${max} technologies`),
}
