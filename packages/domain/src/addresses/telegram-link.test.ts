import { describe, expect, test } from 'vitest'
import { telegramLink } from './telegram-link.ts'

describe('a link to Telegram', () => {
  test.each([
    ['ivan_p', 'https://t.me/ivan_p'],
    ['@ivan_p', 'https://t.me/ivan_p'],
    ['+380671234567', 'https://t.me/+380671234567'],
    ['@+380671234567', 'https://t.me/+380671234567'],
    ['067 123 45 67', 'https://t.me/+380671234567'],
    ['+38 (067) 123-45-67', 'https://t.me/+380671234567'],
    ['8 067 123 45 67', 'https://t.me/+380671234567'],
    ['067 123 45 67, 050 123 45 67', undefined],
    ['t.me/ivan_p', 'https://t.me/ivan_p'],
    ['t.me/+380671234567', 'https://t.me/+380671234567'],
    ['https://telegram.me/ivan_p', 'https://t.me/ivan_p'],
    ['t.me/@ivan_p', 'https://t.me/ivan_p'],
    ['https://t.me/+38 (067) 123-45-67', 'https://t.me/+380671234567'],
    ['https://t.me/+AbCdEf12345', 'https://t.me/+AbCdEf12345'],
    ['https://github.com/ivan', undefined],
  ])('the Telegram account %j leads to %s', (typed, link) => {
    expect(telegramLink(typed)).toBe(link)
  })
})
