import { ActionIcon, Button, TextInput } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { type Day, yearOf } from '@portal/domain/days'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import type { Form } from '../../../shared/forms/use-form.ts'
import { Tip } from '../../../shared/tip.tsx'
import { errorsWithout, pathOf } from './child-errors.ts'
import styles from './children-fields.module.css'
import type { PersonalInfoFields } from './personal-info.ts'

type Child = PersonalInfoFields['children'][number]

type Props = {
  form: Form<PersonalInfoFields>
  /** The last possible birthday. */
  lastDay: Day
}

/** The children in the Personal Info form: a line each. */
export function ChildrenFields({ form, lastDay }: Props) {
  const { children } = form.values
  const write = (next: Child[]) => form.setFieldValue('children', next)
  const add = () => write([...children, { key: randomId(), name: '', date_of_birth: null }])
  const remove = (index: number) => {
    form.setErrors(errorsWithout(index, form.errors))
    write(children.toSpliced(index, 1))
  }
  const change = (index: number, field: 'name' | 'date_of_birth', changes: Partial<Child>) => {
    form.setError(pathOf(index, field), undefined)
    write(form.getValues().children.map((child, at) => (at === index ? { ...child, ...changes } : child)))
  }
  return (
    <fieldset className={styles.children}>
      <legend className={styles.legend}>{t.userProfile.children}</legend>
      {children.map(({ key, name, date_of_birth }, index) => {
        const child = name.trim() || t.userProfile.child(index + 1)
        const removal = t.userProfile.removeChild(child)
        return (
          <fieldset key={key} aria-label={t.userProfile.child(index + 1)} className={styles.child}>
            <TextInput
              label={t.userProfile.childName}
              autoComplete="off"
              // The focus goes to the name of a child that was just added.
              autoFocus={name === '' && index === children.length - 1}
              {...form.getReportProps(pathOf(index, 'name'))}
              value={name}
              onChange={(event) => change(index, 'name', { name: event.currentTarget.value })}
            />
            <DateField
              label={t.userProfile.childBirth}
              maxDate={lastDay}
              latestYear={yearOf(lastDay)}
              clearable
              {...form.getReportProps(pathOf(index, 'date_of_birth'))}
              value={date_of_birth}
              onChange={(day) => change(index, 'date_of_birth', { date_of_birth: day })}
            />
            <Tip text={removal}>
              {(control) => (
                <ActionIcon
                  {...control}
                  aria-label={removal}
                  size="lg"
                  className={styles.remove}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              )}
            </Tip>
          </fieldset>
        )
      })}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={16} />}
        onClick={add}
        className={styles.add}
      >
        {t.userProfile.addChild}
      </Button>
    </fieldset>
  )
}
