import { Checkbox, VisuallyHidden } from '@mantine/core'
import { type ApplicationType, applicationTypes } from '@portal/domain/projects'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './project-fields.module.css'

type Props = {
  value: readonly ApplicationType[]
  onChange: (types: ApplicationType[]) => void
  error?: ReactNode
  required?: boolean
}

/** Chooses the platforms of a project: web, mobile, desktop. */
export function ApplicationField({ value, onChange, ...field }: Props) {
  return (
    <Checkbox.Group
      label={
        <>
          {t.projects.applications}
          {field.required && <VisuallyHidden> ({t.fields.required})</VisuallyHidden>}
        </>
      }
      {...field}
      value={[...value]}
      onChange={(chosen) => onChange(applicationTypes.filter((type) => chosen.includes(type)))}
    >
      <div className={styles.checks}>
        {applicationTypes.map((type) => (
          <Checkbox key={type} value={type} label={t.projects[type]} className={styles.check} />
        ))}
      </div>
    </Checkbox.Group>
  )
}
