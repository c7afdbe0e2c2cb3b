import type { ProjectDetails } from '@portal/contract/projects'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { Tags } from '../../../shared/facts/tags.tsx'
import { RowLink } from '../../../shared/lists/cells/cells.tsx'
import styles from './project-facts.module.css'

/** The fields of a project; its customer is in ClientInfo. */
export function ProjectFacts({ project }: { project: ProjectDetails }) {
  const { manager_id, manager, technologies, app } = project
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact title={t.projects.company}>{project.customer}</Fact>
        <Fact title={t.projects.manager}>
          {manager_id !== null && (
            <WithFace id={manager_id} name={manager ?? ''}>
              <RowLink to="/users/$id" params={{ id: String(manager_id) }}>
                {manager}
              </RowLink>
            </WithFace>
          )}
        </Fact>
        <Fact title={t.projects.industry}>{project.industry}</Fact>
        <Fact title={t.projects.techStack}>
          {technologies.length > 0 && <Tags names={technologies.map(({ name }) => name)} />}
        </Fact>
        <Fact title={t.projects.applications}>
          {app.length > 0 && <Tags names={app.map((type) => t.projects[type])} />}
        </Fact>
        <Fact title={t.projects.fromScratch}>{yesOrNo(project.from_scratch)}</Fact>
        <Fact title={t.projects.paymentIntegration}>{yesOrNo(project.payment_integration)}</Fact>
      </dl>
      <dl className={`${styles.list} ${styles.addresses}`}>
        <AddressFact title={t.projects.projectsLink} project={project.name} url={project.url} />
        <AddressFact title={t.projects.designs} project={project.name} url={project.designs} />
        <AddressFact title={t.projects.specs} project={project.name} url={project.specs} />
        <AddressFact title={t.projects.milestones} project={project.name} url={project.milestones} />
      </dl>
      <dl className={styles.text}>
        <dt className={styles.title}>{t.projects.description}</dt>
        <dd className={styles.description}>{project.description ?? <Missing />}</dd>
      </dl>
    </div>
  )
}

const yesOrNo = (value: boolean) => (value ? t.projects.yes : t.projects.no)

const Missing = () => <span className={styles.missing}>{t.projects.missing}</span>

export function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.title}>{title}</dt>
      <dd className={styles.value}>{children || <Missing />}</dd>
    </div>
  )
}

type AddressProps = { title: string; project: string; url: string | null }

function AddressFact({ title, project, url }: AddressProps) {
  return (
    <Fact title={title}>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
          aria-label={t.projects.openLink(title, project, shortAddress(url))}
        >
          <span className={styles.address}>{shortAddress(url)}</span>
          <IconExternalLink size={16} aria-hidden />
        </a>
      )}
    </Fact>
  )
}
