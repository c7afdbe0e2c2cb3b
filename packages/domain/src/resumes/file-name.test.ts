import { expect, test } from 'vitest'
import { documentNameOf } from './file-name.ts'

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
