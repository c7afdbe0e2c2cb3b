import { describe, expect, test } from 'vitest'
import { githubLink, telegramLink, withGithubSite } from './account-links.ts'

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
  ])('%j leads to %s', (typed, link) => {
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
  ])('%j becomes %j', (typed, address) => {
    expect(withGithubSite(typed)).toBe(address)
  })
})

describe('a link to Telegram', () => {
  test.each([
    ['ivan_p', 'https://t.me/ivan_p'],
    ['@ivan_p', 'https://t.me/ivan_p'],
    ['+380671234567', 'https://t.me/+380671234567'],
    ['t.me/ivan_p', 'https://t.me/ivan_p'],
    ['https://telegram.me/ivan_p', 'https://t.me/ivan_p'],
    ['https://github.com/ivan', undefined],
  ])('%j leads to %s', (typed, link) => {
    expect(telegramLink(typed)).toBe(link)
  })
})
