import type { Screen } from '../support/screen.ts'

export const screens: readonly Screen[] = [
  { name: 'login', path: '/', viewers: ['visitor'] },
  { name: 'unauthorized', path: '/unauthorized', viewers: ['visitor'] },
  { name: 'denied', path: '/manage-holidays', viewers: ['developer'] },
  { name: 'denied-recruiting', path: '/vacancies', viewers: ['developer'] },
  { name: 'not-found', path: '/no-such-page', viewers: ['visitor', 'developer'] },
]
