import { Button, Checkbox } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import { FilterBar } from '../../../shared/filters/filter-bar.tsx'
import { TextSearch } from '../../../shared/filters/text-search.tsx'
import { useControlFocus } from '../../../shared/focus/use-control-focus.ts'
import { DataTable } from '../../../shared/lists/data-table.tsx'
import { PeriodBar } from '../../../shared/period/period-bar.tsx'
import { availableColumns, availableRowClass } from './available-columns.tsx'
import styles from './available-people.module.css'
import { failureOf } from './failure.ts'
import { AvailableFilters } from './filters/available-filters.tsx'
import type { AvailablePage } from './people-queries.ts'
import { countFilters, noFilters, type PeopleSearch } from './people-search.ts'

type Props = {
  /** The switch between the views, which stands before the filters. */
  views: ReactNode
  search: PeopleSearch
  list: UseQueryResult<AvailablePage>
  onShow: (next: PeopleSearch) => void
}

/** Who can take on work: the filters and the list. */
export function AvailablePeople({ views, search, list, onShow }: Props) {
  const today = useToday()
  const frame = useRef<HTMLDivElement>(null)
  useControlFocus(frame)
  const activeCount = countFilters(search)
  const isFiltered = activeCount > 0 || search.search !== undefined || search.free_now === true
  return (
    <>
      <PeriodBar>
        {views}
        <Checkbox
          className={styles.freeNow}
          label={t.dashboards.onlyFreeNow}
          checked={search.free_now === true}
          onChange={({ currentTarget: { checked } }) => onShow({ free_now: checked || undefined })}
        />
        <FilterBar
          search={
            <TextSearch
              label={t.dashboards.searchName}
              value={search.search}
              onChange={(text) => onShow({ search: text })}
            />
          }
          activeCount={activeCount}
          resultCount={list.data?.count}
          onReset={() => onShow(noFilters)}
        >
          <AvailableFilters filters={search} onChange={onShow} />
        </FilterBar>
      </PeriodBar>
      <div ref={frame}>
        <DataTable
          label={t.dashboards.views.available}
          columns={availableColumns(today)}
          rows={list.data?.users}
          query={list}
          rowKey={({ id }) => id}
          rowClassName={availableRowClass}
          failed={failureOf(list.error)}
          sorting={{
            value: search.sort,
            onChange: (next) => onShow({ sort: next }),
          }}
          empty={
            <>
              <p>{t.dashboards.empty}</p>
              {isFiltered && (
                <Button
                  variant="default"
                  onClick={() => onShow({ ...noFilters, search: undefined, free_now: undefined })}
                >
                  {t.dashboards.showAll}
                </Button>
              )}
            </>
          }
        />
      </div>
    </>
  )
}
