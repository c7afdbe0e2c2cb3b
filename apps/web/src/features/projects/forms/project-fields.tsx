import { Checkbox, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Project } from '@portal/contract/projects'
import { t } from '../../../messages/messages.ts'
import { refusal } from '../../../messages/refusals.ts'
import { CustomerSelect } from '../../../reference/customer-select.tsx'
import { PersonSelect } from '../../../reference/person-select.tsx'
import { TechnologySelect } from '../../../reference/technologies/technology-select.tsx'
import { FieldGrid } from '../../../shared/forms/field-grid.tsx'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { ApplicationField } from './application-field.tsx'
import styles from './project-fields.module.css'
import type { ProjectValues } from './project-form.ts'

type Props = {
  form: UseFormReturnType<ProjectValues>
  /** The project that is changed; none for a new one. */
  project?: Project
}

const addressFields = ['url', 'designs', 'specs', 'milestones'] as const

/** Every field of a project. Bench cannot be renamed, and only its other fields are optional. */
export function ProjectFields({ form, project }: Props) {
  const isBench = project?.is_bench ?? false
  const isNameFixed = project !== undefined && !project.can.rename
  const { values, errors, getInputProps } = form
  return (
    <>
      <TextInput
        label={t.projects.name}
        required
        disabled={isNameFixed}
        description={isNameFixed ? refusal('projects.bench_name') : undefined}
        data-autofocus={!isNameFixed || undefined}
        {...getInputProps('name')}
      />
      <FieldGrid>
        <CustomerSelect
          label={t.projects.company}
          placeholder={refusal('projects.no_customer')}
          required={!isBench}
          clearable={isBench}
          data-autofocus={isNameFixed || undefined}
          {...getInputProps('customer_id')}
          value={values.customer_id}
          error={errors.customer_id}
        />
        <PersonSelect
          active
          managers
          label={t.projects.manager}
          placeholder={t.projects.selectManager}
          required={!isBench}
          clearable={isBench}
          {...getInputProps('manager_id')}
          value={values.manager_id}
          error={errors.manager_id}
          current={managerOf(project)}
        />
      </FieldGrid>
      <TechnologySelect
        placeholder={t.projects.selectTechnologies}
        description={t.projects.technologiesHint}
        required={!isBench}
        {...getInputProps('technologies')}
        value={values.technologies}
        current={project?.technologies}
      />
      <FieldGrid>
        <ApplicationField required={!isBench} {...getInputProps('app')} value={values.app} />
        <TextInput label={t.projects.industry} {...getInputProps('industry')} />
        <Checkbox
          label={t.projects.fromScratch}
          className={styles.check}
          {...getInputProps('from_scratch', { type: 'checkbox' })}
        />
        <Checkbox
          label={t.projects.paymentIntegration}
          className={styles.check}
          {...getInputProps('payment_integration', { type: 'checkbox' })}
        />
      </FieldGrid>
      <GrowingTextarea
        label={t.projects.description}
        minRows={3}
        maxRows={10}
        {...getInputProps('description')}
      />
      <FieldGrid>
        {addressFields.map((field) => (
          <TextInput
            key={field}
            type="url"
            label={t.projects[field]}
            placeholder={t.projects.addressPlaceholder}
            {...getInputProps(field)}
          />
        ))}
      </FieldGrid>
    </>
  )
}

function managerOf(project: Project | undefined) {
  if (!project || project.manager_id === null) return undefined
  return { id: project.manager_id, name: project.manager ?? '' }
}
