import { ActionIcon, Menu, type MenuItemProps } from '@mantine/core'
import {
  IconCopyPlus,
  IconDotsVertical,
  IconDownload,
  IconEye,
  IconFileExport,
  IconFileWord,
  IconHistory,
  IconTrash,
} from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { LinkMenuItems } from '../../../reference/resumes/link-menu-items.tsx'
import { toPreview } from '../../../reference/resumes/to-preview.ts'
import { docxAddress, jsonAddress, pdfAddress, type ResumeOptionsProps } from './resume-acts.ts'
import styles from './resumes.module.css'

type AnchorProps = MenuItemProps & Omit<ComponentPropsWithRef<'a'>, keyof MenuItemProps>
const MenuLink = createLink((props: AnchorProps) => <Menu.Item component="a" {...props} />)

type Props = ResumeOptionsProps & {
  /** On a phone deleting stands beside the menu, and the preview does not. */
  isOnPhone: boolean
}

export function ResumeMenu({ cv, owner, isOnPhone, onLink, onCreateOnBase, onHistory, onDelete }: Props) {
  const name = cv.title
  return (
    <Menu
      position="bottom-end"
      width="calc(min(13.75rem, 100vw - 2rem))"
      withinPortal={!isOnPhone}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon color="gray" aria-label={t.cvList.moreOf(name)}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isOnPhone && (
          <MenuLink {...toPreview(cv, owner)} leftSection={<IconEye size={18} aria-hidden />}>
            {t.cvList.preview}
          </MenuLink>
        )}
        <FileItem href={pdfAddress(cv)} icon={<IconDownload size={18} aria-hidden />}>
          {t.cvList.downloadPdf}
        </FileItem>
        <FileItem href={docxAddress(cv)} icon={<IconFileWord size={18} aria-hidden />}>
          {t.resumePreview.downloadDoc}
        </FileItem>
        <FileItem href={docxAddress(cv, 'a4')} icon={<IconFileWord size={18} aria-hidden />}>
          {t.resumePreview.downloadDocA4}
        </FileItem>
        <FileItem href={jsonAddress(cv)} icon={<IconFileExport size={18} aria-hidden />}>
          {t.cvImport.export}
          <span className={styles.hint}>{t.cvImport.exportHint}</span>
        </FileItem>
        <Menu.Item leftSection={<IconCopyPlus size={18} aria-hidden />} onClick={() => onCreateOnBase(cv)}>
          {t.cvList.createOnBase}
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory size={18} aria-hidden />} onClick={() => onHistory(cv)}>
          {t.history.title}
        </Menu.Item>
        <Menu.Divider />
        <LinkMenuItems link={cv.link} onAct={(act) => onLink(act, cv)} />
        {!isOnPhone && (
          <>
            <Menu.Divider />
            <Menu.Item
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => onDelete(cv)}
            >
              {t.actions.delete}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

/** Downloads a file of the CV. */
const FileItem = ({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) => (
  <Menu.Item component="a" href={href} download leftSection={icon}>
    {children}
  </Menu.Item>
)
