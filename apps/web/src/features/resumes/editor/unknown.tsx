import { Link } from '@tanstack/react-router'
import { t } from '../../../messages/messages.ts'
import { PageHeader } from '../../../shared/page/page-header.tsx'

/** Stands in place of the editor where the CV or the person does not exist. */
export const Unknown = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <Link to="/manage-users">{t.resumeEditor.toEveryone}</Link>
  </>
)
