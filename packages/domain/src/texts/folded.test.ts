import { describe, expect, it } from 'vitest'
import { folded, foldedEmail, foldedWords } from './folded.ts'

describe('texts that people take for the same one', () => {
  it.each([
    ['any apostrophe', 'Мар’яна Лукʼянець', "мар'яна лук'янець"],
    ['accents for apostrophes', 'О`Коннор О´Коннор', "о'коннор о'коннор"],
    ['decomposed letters', 'Андрии\u0306', 'андрий'],
    ['decomposed ї', 'Ки\u0456\u0308в', 'київ'],
    ['case by the letters', 'ЇЖАК ҐАВА Єва', 'їжак ґава єва'],
    ['any sigma', 'ΟΔΟΣ', 'οδοσ'],
    ['blanks', ' Olha\u00A0\u00A0 Melnyk\u202F', 'olha melnyk'],
    ['invisible characters', 'Ol\u200Bha\u00AD \u202EMelnyk', 'olha melnyk'],
    ['invisible characters between a letter and its accent', 'e\u200D\u0301', 'é'],
  ])('texts that differ in %s have one folded form', (_, text, form) => {
    expect(folded(text)).toBe(form)
    expect(folded(form)).toBe(form)
  })

  it.each([
    ['й', 'и'],
    ['ї', 'і'],
    ['ґ', 'г'],
    ['é', 'e'],
  ])('the letter %s is not folded to %s', (one, other) => {
    expect(folded(one)).not.toBe(folded(other))
  })
})

it('the words of a text are its folded parts between blanks', () => {
  expect(foldedWords(' Мар’яна\u00A0 Лук\u200Bʼянець ')).toEqual(["мар'яна", "лук'янець"])
  expect(foldedWords('\u200B')).toEqual([])
})

it('e-mails that differ in case or in invisible characters at their ends are one', () => {
  expect(foldedEmail('\u200E Olha@Mail.test\u200B')).toBe('olha@mail.test')
  expect(foldedEmail('o\u00ADl@mail.test')).not.toBe('ol@mail.test')
})
