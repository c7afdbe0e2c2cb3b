import { expect, test } from 'vitest'
import { documentNameOf, latinDocumentName } from './file-name.ts'

test.each([
  ['Ivan', 'Ivan Petrenko', 'CV_IvanP'],
  ['Ivan, short', 'Ivan Petrenko', 'CV_Ivan,P'],
  ['Олена Шевченко', 'Олена Шевченко', 'CV_ОленаШ'],
  ['Anna', 'Anna McDonald', 'CV_AnnaM'],
  ['anna', 'anna', 'CV_anna'],
  ['../../etc/passwd', 'Ivan Petrenko', 'CV_....etcpasswdP'],
  ['I"v\u0000an\r\n', 'Ivan Petrenko', 'CV_IvanP'],
])('the document of the CV %j of %s is named %s', (name, user_full_name, expected) => {
  expect(documentNameOf({ name, user_full_name })).toBe(expected)
})

test.each([
  ['CV_IvanP', 'CV_IvanP'],
  ['CV_ОленаШ', 'CV_OlenaSh'],
  ['CV_ЮліяЄ', 'CV_YuliiaYe'],
  ['CV_ЗгурськийЗ', 'CV_ZghurskyiZ'],
  ['CV_ÅsaÖ', 'CV_AsaO'],
  ['CV_李', 'CV'],
])('the document %s is named %s in ASCII', (name, expected) => {
  expect(latinDocumentName(name)).toBe(expected)
})
