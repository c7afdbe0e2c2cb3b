import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../../test/components/show.tsx'
import { GrowingTextarea } from '../../../../shared/forms/growing-textarea.tsx'
import { ChipsField } from './chips-field.tsx'
import { HintedFields } from './hinted-fields.tsx'
import { ListEntries } from './list-entries.tsx'
import { SuggestField } from './suggest-field.tsx'

const initialValues = {
  name: '',
  role: '',
  summary: '',
  skills: ['SQL', ''],
  stack: ['React'],
  label: '',
  picture: new Blob(),
}

function Fields() {
  const plain = useForm({ initialValues })
  return (
    <HintedFields form={plain} notPrinted={['label']}>
      {(form) => (
        <>
          <TextInput label="Name" {...form.getInputProps('name')} />
          <SuggestField label="Role" data={['QA']} {...form.getInputProps('role')} />
          <GrowingTextarea label="Summary" minRows={1} maxRows={4} {...form.getInputProps('summary')} />
          <ListEntries
            form={form}
            field="skills"
            entries={form.values.skills}
            label="Skills"
            entryLabel={(place) => `Skill ${place}`}
            addLabel="Add skill"
          />
          <ChipsField form={form} field="stack" entries={form.values.stack} label="Stack" />
          <TextInput label="Label" {...form.getInputProps('label')} />
        </>
      )}
    </HintedFields>
  )
}

const hint = (characters: string) => `The PDF cannot show ${characters}`

describe('a field whose text the PDF cannot show', () => {
  test.each([
    ['textbox', 'Name', '李 Wei', '李'],
    ['combobox', 'Role', 'QA 🚀', '🚀'],
    ['textbox', 'Summary', 'one\nعر', 'ع ر'],
    ['textbox', 'Skill 2', 'عمل', 'ع م ل'],
  ] as const)(
    'the %s %s with %j names the characters, and no other field does',
    async (role, name, text, characters) => {
      await show(<Fields />)
      const field = page.getByRole(role, { name, exact: true })
      await field.fill(text)
      await expect.element(field).toHaveAccessibleDescription(hint(characters))
      await expect.element(page.getByRole('status')).toHaveTextContent(hint(characters))
      const hints = page.getByText(hint(characters), { exact: true })
      expect(hints.elements()).toHaveLength(2)
      await field.fill('Olena, їжак – C++')
      await expect.element(field).not.toHaveAccessibleDescription()
      await expect.element(page.getByRole('status')).toHaveTextContent('')
    },
  )

  test('a list of chips names the characters of its chips and of what is typed, below the hint about the keys', async () => {
    await show(<Fields />)
    const field = page.getByRole('textbox', { name: 'Stack', exact: true })
    const keys = 'Enter or a comma ends an entry'
    await expect.element(field).toHaveAccessibleDescription(keys)
    await field.fill('李, عر')
    await expect.element(page.getByRole('button', { name: 'Delete 李' })).toBeVisible()
    await expect.element(field).toHaveAccessibleDescription(`${keys} ${hint('李 ع ر')}`)
    await expect.element(page.getByRole('status')).toHaveTextContent(hint('李 ع ر'))
  })

  test('a field that the PDF does not have names no characters, and nothing is read out', async () => {
    await show(<Fields />)
    const field = page.getByRole('textbox', { name: 'Label', exact: true })
    await field.fill('for 李')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('عر')
    await expect.element(page.getByRole('status')).toHaveTextContent(hint('ع ر'))
    await expect.element(field).not.toHaveAccessibleDescription()
  })

  test('a field names ten lost characters, and says how many more there are', async () => {
    await show(<Fields />)
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    await field.fill('一二三四五六七八九十百千')
    await expect.element(field).toHaveAccessibleDescription(hint('一 二 三 四 五 六 七 八 九 十 and 2 more'))
  })
})
