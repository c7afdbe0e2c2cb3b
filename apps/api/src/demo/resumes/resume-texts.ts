export const universities = [
  'Oles Honchar Dnipro National University',
  'Igor Sikorsky Kyiv Polytechnic Institute',
  'Lviv Polytechnic National University',
  'Kharkiv National University of Radio Electronics',
  'Ternopil National Technical University',
]

export const earlierEmployers = [
  'Softline Studio',
  'Blue Poppy Apps',
  'Kyiv Web Works',
  'Datamill',
  'Riverbank IT',
]

export const responsibilities = [
  'Built features from the first sketch to production',
  'Reviewed the code of the team every day',
  'Kept the release pipeline green',
  'Cut the loading time of the main page by half',
  'Agreed interfaces with the mobile team',
  'Wrote automated tests for the critical paths',
  'Estimated tasks together with the customer',
  'Introduced two junior colleagues to the project',
  'Moved the deployment to containers',
  'Found and fixed slow database queries',
]

export const certificates = [
  { name: 'AWS Certified Developer – Associate', url: 'https://aws.amazon.com/certification/' },
  { name: 'Professional Scrum Master I', url: 'https://www.scrum.org/' },
  { name: 'ISTQB Certified Tester, Foundation Level', url: null },
  { name: 'Certified Kubernetes Application Developer', url: null },
]

export const courses = [
  { name: 'Algorithms, Part I', license: 'Coursera', stack: ['Java'] },
  { name: 'CS50: Introduction to Computer Science', license: 'edX', stack: ['C', 'Python', 'SQL'] },
  { name: 'Epic React', license: 'Kent C. Dodds', stack: ['React', 'TypeScript'] },
  { name: 'PostgreSQL for developers', license: 'Prometheus', stack: ['PostgreSQL'] },
]

export const books = [
  { title: 'Designing Data-Intensive Applications', author: 'Martin Kleppmann' },
  { title: 'The Pragmatic Programmer', author: 'Andrew Hunt, David Thomas' },
  { title: 'Refactoring', author: 'Martin Fowler' },
  { title: 'Don’t Make Me Think', author: 'Steve Krug' },
]

export const tools = ['Git', 'Jira', 'Docker', 'GitHub Actions', 'Figma', 'Postman', 'Sentry', 'Grafana']
