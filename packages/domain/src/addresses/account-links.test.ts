import { describe, expect, test } from 'vitest'
import { githubLink, linkedinLink, linkedinName, withGithubSite, withLinkedinSite } from './account-links.ts'

describe('a link to GitHub', () => {
  test.each([
    ['ivan-petrenko', 'https://github.com/ivan-petrenko'],
    ['  ivan  ', 'https://github.com/ivan'],
    ['@ivan', 'https://github.com/ivan'],
    ['github.com/ivan', 'https://github.com/ivan'],
    ['www.github.com/ivan', 'https://github.com/ivan'],
    ['http://GitHub.com/ivan/portal', 'https://github.com/ivan/portal'],
    ['https://evil.example/ivan', undefined],
    ['https://github.com.evil.example/ivan', undefined],
    ['https://github.com@evil.example/ivan', undefined],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['../login', undefined],
    ['ask in person', undefined],
    ['', undefined],
  ])('the GitHub account %j leads to %s', (typed, link) => {
    expect(githubLink(typed)).toBe(link)
  })
})

describe('a handle or an address', () => {
  test.each([
    ['ivan', 'https://github.com/ivan'],
    ['@ivan', 'https://github.com/ivan'],
    ['gitlab.com/ivan', 'gitlab.com/ivan'],
    ['https://ivan.example', 'https://ivan.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['ask in person', 'ask in person'],
    ['', ''],
  ])('the typed GitHub handle or address %j becomes %j', (typed, address) => {
    expect(withGithubSite(typed)).toBe(address)
  })
})

describe('a link to LinkedIn', () => {
  test.each([
    ['olha-semeniuk', 'https://www.linkedin.com/in/olha-semeniuk'],
    [' @olha ', 'https://www.linkedin.com/in/olha'],
    ['in/olha/', 'https://www.linkedin.com/in/olha'],
    ['/in/olha', 'https://www.linkedin.com/in/olha'],
    ['ольга-семенюк', 'https://www.linkedin.com/in/ольга-семенюк'],
    ['linkedin.com/in/olha', 'https://www.linkedin.com/in/olha'],
    ['http://ua.linkedin.com/in/olha/', 'https://www.linkedin.com/in/olha/'],
    ['https://www.LinkedIn.com/company/portal?a=b', 'https://www.linkedin.com/company/portal?a=b'],
    ['https://evil.example/in/olha', undefined],
    ['https://linkedin.com.evil.example/in/olha', undefined],
    ['https://linkedin.com@evil.example/in/olha', undefined],
    ['javascript:alert(1)', undefined],
    ['olha.semeniuk', undefined],
    ['figma.com', undefined],
    ['Olha Semeniuk', undefined],
    ['', undefined],
  ])('the LinkedIn account %j leads to %s', (typed, link) => {
    expect(linkedinLink(typed)).toBe(link)
  })
})

describe('what was typed as the LinkedIn page', () => {
  test.each([
    ['olha-semeniuk', 'https://www.linkedin.com/in/olha-semeniuk'],
    ['@olha', 'https://www.linkedin.com/in/olha'],
    ['linkedin.com/in/olha', 'linkedin.com/in/olha'],
    ['https://ua.linkedin.com/in/olha', 'https://ua.linkedin.com/in/olha'],
    ['https://cv.test/olha', 'https://cv.test/olha'],
    ['Olha Semeniuk', 'Olha Semeniuk'],
    ['', ''],
  ])('the typed LinkedIn page %j becomes %j', (typed, shown) => {
    expect(withLinkedinSite(typed)).toBe(shown)
  })
})

describe('the name of a LinkedIn page', () => {
  test.each([
    ['https://www.linkedin.com/in/olha-semeniuk', 'olha-semeniuk'],
    ['https://ua.linkedin.com/in/olha/details/skills?a=b', 'olha'],
    ['https://www.linkedin.com/mwlite/in/olha#top', 'olha'],
    ['https://www.linkedin.com/in/%D0%BE%D0%BB%D1%8C%D0%B3%D0%B0', 'ольга'],
    ['https://www.linkedin.com/in/100%', '100%'],
    ['https://www.linkedin.com/company/portal/', 'portal'],
    ['https://www.linkedin.com/profile/view?id=7', 'linkedin.com/profile/view?id=7'],
    ['https://linkedin.com/in/', 'linkedin.com/in/'],
  ])('the LinkedIn address %j opens %s', (address, name) => {
    expect(linkedinName(address)).toBe(name)
  })
})
