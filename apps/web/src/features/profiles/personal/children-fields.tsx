import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { randomId } from '@mantine/hooks'
import { type Day, yearOf } from '@portal/domain/days'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { DateField } from '../../../shared/dates/date-field.tsx'
import { Tooltip } from '../../../shared/tooltip.tsx'
import styles from './children-fields.module.css'
import type { PersonalInfoFields } from './personal-info.ts'

type Props = {
  form: UseFormReturnType<PersonalInfoFields>
  /** The last possible birthday. */
  lastDay: Day
}

/** The children in the Personal Info form, one line each. */
export function ChildrenFields({ form, lastDay }: Props) {
  const { children } = form.values
  const add = () => form.insertListItem('children', { key: randomId(), name: '', date_of_birth: null })
  return (
    <fieldset className={styles.children}>
      <legend className={styles.legend}>{t.profiles.children}</legend>
      {children.map(({ key, name }, index) => {
        const child = name.trim() || t.profiles.child(index + 1)
        const remove = t.profiles.removeChild(child)
        return (
          <fieldset key={key} aria-label={t.profiles.child(index + 1)} className={styles.child}>
            <TextInput
              label={t.profiles.childName}
              // The focus goes to the name of a child that was just added.
              autoFocus={name === '' && index === children.length - 1}
              {...form.getInputProps(`children.${index}.name`)}
            />
            <DateField
              label={t.profiles.childBirth}
              maxDate={lastDay}
              latestYear={yearOf(lastDay)}
              clearable
              {...form.getInputProps(`children.${index}.date_of_birth`)}
            />
            <Tooltip text={remove}>
              {(control) => (
                <ActionIcon
                  {...control}
                  aria-label={remove}
                  size="lg"
                  className={styles.remove}
                  onClick={() => form.removeListItem('children', index)}
                >
                  <IconTrash size={18} />
                </ActionIcon>
              )}
            </Tooltip>
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
        {t.profiles.addChild}
      </Button>
    </fieldset>
  )
}
