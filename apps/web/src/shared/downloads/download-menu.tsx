import { ActionIcon, Button, Loader, Menu } from '@mantine/core'
import type { RouteDescriptor } from '@portal/contract/shared/route'
import { IconDownload } from '@tabler/icons-react'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { useSaveFile } from './use-save-file.ts'

type List = {
  /** What the list is called in the menu. */
  title: string
  files: { csv: RouteDescriptor; xlsx: RouteDescriptor }
  /** The filters and the order of the list, without the page. */
  query: object
}

/** Saves a list as it is filtered and sorted, with all its pages, as CSV or as XLSX. */
export function DownloadMenu({ lists }: { lists: readonly List[] }) {
  const isPhone = useIsPhone()
  const { isBusy, save } = useSaveFile()
  const mark = isBusy ? <Loader size={16} color="gray" /> : <IconDownload size={18} aria-hidden />
  return (
    // Within the header, a landmark.
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        {isPhone ? (
          <ActionIcon aria-label={t.lists.download} aria-busy={isBusy}>
            {mark}
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={mark} aria-busy={isBusy}>
            {t.lists.download}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {lists.flatMap(({ title, files: { csv, xlsx }, query }) =>
          [csv, xlsx].map((descriptor) => (
            <Menu.Item key={descriptor.url} onClick={() => void save(descriptor, query)}>
              {descriptor === csv ? t.lists.asCsv(title) : t.lists.asXlsx(title)}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
