/** The list of a vacancy's candidates. */
export const candidates = {
  list: 'Candidates',
  name: 'Name',
  contacts: 'Contacts',
  experience: 'Experience',
  salary: 'Salary',
  english: 'English',
  pingAgain: 'Ping again',
  significate: 'Significate',

  failed: 'Server error: unable to download Candidates',
  empty: 'This vacancy has no candidates yet.',

  vacancyFailed: 'Server error: unable to download Vacancy',
  gone: 'This vacancy does not exist',
  back: 'Back to vacancies',
}
