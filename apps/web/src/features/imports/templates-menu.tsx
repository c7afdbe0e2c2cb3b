import { Button, Menu } from '@mantine/core'
import { imports } from '@portal/contract/imports'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { t } from '../../messages/messages.ts'
import { saveFile } from '../../shared/downloads/save-file.ts'
import { toastError } from '../../shared/toasts/toasts.ts'
import { kindsInOrder } from './kinds-in-order.ts'

/** The headings of each kind with two rows, as a workbook to be filled in. */
export const TemplatesMenu = () => (
  <Menu position="bottom-end" width={260}>
    <Menu.Target>
      <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
        {t.imports.templates}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {kindsInOrder.map((kind) => (
        <Menu.Item
          key={kind}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void saveFile(imports.template, { kind }).catch(toastError)}
        >
          {t.imports.kinds[kind]}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
