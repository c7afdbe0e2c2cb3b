import { Button } from '@mantine/core'
import { userFiles } from '@portal/contract/accounts/user-files'
import { inventoryFiles } from '@portal/contract/profiles/inventories'
import type { CreatedUser, ListedUser } from '@portal/contract/users'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { keepingRows } from '../../api/query.ts'
import { useIsPhone } from '../../browser/breakpoints.ts'
import { t } from '../../messages/messages.ts'
import { OutstaffLegend, outstaffRow } from '../../reference/states/outstaff-rows.tsx'
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx'
import { DownloadMenu } from '../../shared/downloads/download-menu.tsx'
import { FilterBar } from '../../shared/filters/filter-bar.tsx'
import { TextSearch } from '../../shared/filters/text-search.tsx'
import { useOpenedByDraft } from '../../shared/forms/use-draft.ts'
import { DataTable } from '../../shared/lists/data-table.tsx'
import { firstNumberOf, Pager } from '../../shared/lists/pager.tsx'
import { useNewRow, withNewRow } from '../../shared/new-row.tsx'
import { PageHeader } from '../../shared/page/page-header.tsx'
import { lazyPart } from '../../shared/states/lazy-part.tsx'
import { toastSuccess } from '../../shared/toasts/toasts.ts'
import { worksAsOutstaff } from './assignments.ts'
import { useInvitations } from './use-invitations.ts'
import { factorColumn, invitationColumn, mayInvite, userCardColumns, userColumns } from './user-columns.tsx'
import { UserFilterFields } from './user-filters.tsx'
import { UserOfCandidate } from './user-of-candidate.tsx'
import { everyProject, listOf, useListedUser, userPageSize, usersPage } from './users-queries.ts'
import { countFilters, type UserFilters } from './users-search.ts'

const CreateUserModal = lazyPart(() => import('./create-user-modal.tsx').then((file) => file.CreateUserModal))
const ShownOnceDialog = lazyPart(() =>
  import('../../shared/dialogs/shown-once-dialog.tsx').then((file) => file.ShownOnceDialog),
)

const route = getRouteApi('/_app/manage-users')

export function UsersPage() {
  const { candidate, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useIsPhone()
  const [isAdding, setAdding] = useOpenedByDraft('users.create')
  const list = useQuery(keepingRows(usersPage(search)))
  const projects = useQuery(everyProject)
  const { newId, markNew } = useNewRow(search)
  const newUser = useListedUser(newId)

  const { page = 1, sort, ...filters } = search
  const benchId = projects.data?.find((project) => project.is_bench)?.id
  const { shown, close, announce, inviteAgain, withdraw } = useInvitations()
  const [withdrawn, setWithdrawn] = useState<ListedUser>()
  const ofWork = isPhone ? userCardColumns(benchId, filters) : userColumns(benchId, filters)
  const base = [...ofWork, factorColumn]
  const hasInvited = list.data?.users.some(mayInvite) || (newUser !== undefined && mayInvite(newUser))
  const acts = { onInviteAgain: inviteAgain, onWithdraw: setWithdrawn }
  const columns = hasInvited ? [...base, invitationColumn(acts)] : base
  // A change of the filters leads to the first page.
  const filter = (next: UserFilters) => navigate({ search: { ...next, sort }, replace: true })
  const reset = () => void filter({})
  const activeCount = countFilters(filters)
  const isFiltered = activeCount > 0 || filters.search !== undefined
  const showCreated = ({ id, slug, invitation, ...person }: CreatedUser) => {
    markNew(id)
    if (invitation) announce(person, invitation)
    toastSuccess(t.users.created, { onOpen: () => void navigate({ to: '/users/$id', params: { id: slug } }) })
  }

  return (
    <>
      <PageHeader
        title={t.pageTitles.users}
        count={list.data?.count}
        add={{ label: t.users.add, onClick: () => setAdding(true) }}
      >
        <DownloadMenu
          lists={[
            { title: t.pageTitles.users, files: userFiles, query: listOf(search) },
            { title: t.users.equipment, files: inventoryFiles, query: {} },
          ]}
        />
      </PageHeader>
      <FilterBar
        search={
          <TextSearch
            label={t.users.searchName}
            value={filters.search}
            onChange={(text) => void filter({ ...filters, search: text })}
          />
        }
        activeCount={activeCount}
        resultCount={list.data?.count}
        onReset={() => void filter({ search: filters.search })}
      >
        <UserFilterFields filters={filters} onChange={filter} />
      </FilterBar>
      <DataTable
        label={t.pageTitles.users}
        {...withNewRow(newUser, {
          columns,
          rows: list.data?.users,
          rowKey: (user) => user.id,
          firstNumber: firstNumberOf(page, userPageSize),
        })}
        query={list}
        rowClassName={(user) => outstaffRow(worksAsOutstaff(user))}
        sorting={{
          value: sort,
          onChange: (next) => navigate({ search: { ...filters, sort: next }, replace: true }),
        }}
        empty={<NoUsers isFiltered={isFiltered} onReset={reset} onAdd={() => setAdding(true)} />}
      />
      <OutstaffLegend isShown={list.data?.users.some(worksAsOutstaff)} />
      <Pager
        page={page}
        pages={list.data?.total_pages}
        onPage={(next) => navigate({ search: { ...search, page: next } })}
      />
      {candidate !== undefined && (
        <UserOfCandidate
          key={candidate}
          candidateId={candidate}
          onCreated={showCreated}
          onClose={() => void navigate({ search, replace: true })}
        />
      )}
      {shown && (
        <ShownOnceDialog
          title={t.users.linkTitle(shown.name)}
          label={t.users.link}
          hint={t.users.linkHint}
          text={shown.url}
          onClose={close}
        />
      )}
      {withdrawn && (
        <ConfirmDialog
          title={t.users.withdrawTitle}
          text={t.users.withdrawText(withdrawn.full_name)}
          confirmLabel={t.users.withdrawConfirm}
          icon={<IconLinkOff size={18} aria-hidden />}
          onConfirm={() => withdraw(withdrawn)}
          onClose={() => setWithdrawn(undefined)}
        />
      )}
      {isAdding && <CreateUserModal onCreated={showCreated} onClose={() => setAdding(false)} />}
    </>
  )
}

type NoUsersProps = { isFiltered: boolean; onReset: () => void; onAdd: () => void }

const NoUsers = ({ isFiltered, onReset, onAdd }: NoUsersProps) => (
  <>
    <p>{isFiltered ? t.users.emptyFiltered : t.users.empty}</p>
    <Button variant="default" onClick={isFiltered ? onReset : onAdd}>
      {isFiltered ? t.users.showEveryone : t.users.add}
    </Button>
  </>
)
