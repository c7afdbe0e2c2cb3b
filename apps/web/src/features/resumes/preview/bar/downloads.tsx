import { Button } from '@mantine/core'
import type { PublicResume, Resume } from '@portal/contract/resumes/resumes'
import { t } from '../../../../messages/messages.ts'
import { docxAddress, jsonAddress, pdfAddress, versionOf } from '../resume-files.ts'
import type { ResumeKey } from '../resume-queries.ts'
import { DownloadMenu } from './download-menu.tsx'

type Props = {
  resumeKey: ResumeKey
  resume: PublicResume
  /** The number by which managers get the JSON file too; undefined for others. */
  links: Pick<Resume, 'id'> | undefined
  isSignedIn: boolean
  isPhone: boolean
}

/** The PDF of a CV for everyone; for signed-in people a menu with the Word files too. */
export function Downloads({ resumeKey, resume, links, isSignedIn, isPhone }: Props) {
  const name = resume.document_name
  const pdf = { href: pdfAddress(resumeKey, versionOf(resume)), download: `${name}.pdf` }
  const word = (paper: 'document' | 'a4') => ({
    href: docxAddress(resumeKey, paper),
    download: `${name}.docx`,
  })
  if (!isSignedIn) {
    return (
      <Button component="a" {...pdf}>
        {isPhone ? t.resumePreview.download : t.resumePreview.downloadPdf}
      </Button>
    )
  }
  const files = [
    { ...pdf, label: t.resumePreview.downloadPdf },
    { ...word('document'), label: t.resumePreview.downloadDoc },
    { ...word('a4'), label: t.resumePreview.downloadDocA4 },
  ]
  const json = links && {
    href: jsonAddress(links.id),
    download: `${name}.json`,
    label: t.cvImport.export,
    hint: t.cvImport.exportHint,
  }
  return <DownloadMenu files={json ? [...files, json] : files} isPlain={links !== undefined} />
}
