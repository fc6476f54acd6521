import { roleIds } from '#contract/access.ts';
import { accesses, type memberTabs } from '#contract/members/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useAssociation, useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar, type FilterField } from '../../kit/filter/FilterBar.tsx';
import { FilterChips } from '../../kit/filter/FilterChips.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type MemberListState, memberList, useCustomRoles, useMembers } from '../rows/data.ts';
import { columnName } from './MemberColumns.tsx';
import { NoMembers } from './MemberFaces.tsx';
import { MemberRows } from './MemberRows.tsx';
import { MembersActions } from './MembersActions.tsx';

/** Who was invited and who is in the archive is told only to who administers members. */
const closed: readonly (typeof memberTabs)[number][] = ['active', 'waiting', 'archived'];

/** Entrances that are chips; more of them are a select. */
const mostChips = 4;

/** /sousede: the people of the house. */
export function MembersPage() {
  const say = useText();
  const administers = useMay('members', 'rw');
  const asked = useList('members', memberList, 'name');
  // an address somebody else sent may name a tab that is not offered here
  const list = !administers && closed.includes(asked.tab) ? { ...asked, tab: 'all' as const } : asked;
  const of = useMembers(list);
  // Chips of entrances stand over the rows from the beginning: what came later would move them.
  const isWhole = !useAssociation().isPending;
  return (
    <>
      <PageHead
        title={say('MEMBERS.TITLE')}
        star="members"
        actions={<MembersActions list={list} waiting={of.data?.waitingUsersCount ?? 0} />}
      />
      <Loaded
        of={isWhole ? of : { ...of, data: undefined }}
        shape={<ListShape />}
        empty={(first) => (first.usersCount + first.archivedUserCount === 0 ? <NoMembers /> : null)}
      >
        {(first) => {
          const counts = {
            all: first.usersCount,
            committee: first.committeeCount,
            active: first.activeUsersCount,
            waiting: first.waitingUsersCount,
            companies: first.companyUsersCount,
            archived: first.archivedUserCount,
          };
          const offered = (Object.keys(counts) as (keyof typeof counts)[]).filter(
            (tab) => administers || !closed.includes(tab),
          );
          return (
            <Tabs
              label={say('MEMBERS.TABS.LABEL')}
              value={list.tab}
              onChange={list.choose}
              tabs={offered.map((tab) => ({ value: tab, label: say(`MEMBERS.TABS.${tab}`), count: counts[tab] }))}
            >
              <Card>
                <Filters list={list} administers={administers} />
                <MemberRows key={list.tab} list={list} of={of} total={first.total} />
              </Card>
            </Tabs>
          );
        }}
      </Loaded>
    </>
  );
}

function Filters({ list, administers }: { list: MemberListState; administers: boolean }) {
  const say = useText();
  const seesUnits = useMay('rooms', 'r');
  const hidden = [...(seesUnits ? [] : ['unit', 'share']), ...(administers ? [] : ['access'])];
  const orders = Object.entries(columnName)
    .filter(([by]) => !hidden.includes(by))
    .map(([by, name]) => ({ by, label: say(name) }));
  const entrances = useAssociation().data?.entrances ?? [];
  const custom = useCustomRoles(administers);
  const few = entrances.length > 1 && entrances.length <= mostChips;
  const entrance: FilterField = {
    kind: 'select',
    name: 'entrance',
    label: say('PERSON.FIELDS.ENTRANCE'),
    any: say('MEMBERS.ANY_ENTRANCE'),
    choices: entrances.map(({ id, name }) => ({ value: String(id), label: name })),
  };
  const customRole: FilterField = {
    kind: 'select',
    name: 'customRole',
    label: say('PERSON.FIELDS.ROLE_GROUPS.own'),
    any: say('MEMBERS.ANY_ROLE'),
    choices: custom.map(({ id, title }) => ({ value: String(id), label: title })),
  };
  const role: FilterField = {
    kind: 'select',
    name: 'role',
    label: say('MEMBERS.COLUMNS.role'),
    any: say('MEMBERS.ANY_ROLE'),
    choices: roleIds.map((r) => ({ value: r, label: say(`ROLES.${r}`, { sex: 'others' }) })),
  };
  const access: FilterField = {
    kind: 'select',
    name: 'access',
    label: say('MEMBERS.COLUMNS.access'),
    any: say('MEMBERS.ANY_ACCESS'),
    choices: accesses.map((a) => ({ value: a, label: say(`MEMBERS.ACCESS.${a}`) })),
  };
  const fields = [
    ...(entrances.length > mostChips ? [entrance] : []),
    role,
    ...(custom.length > 0 ? [customRole] : []),
    ...(administers ? [access] : []),
  ];
  const { entrance: chosen, ...others } = list.filters;
  return (
    <>
      <FilterBar list={list} search={{ name: 'text', label: say('MEMBERS.SEARCH') }} fields={fields}>
        <SortMenu sort={list.sort} sortBy={list.sortBy} orders={orders} />
      </FilterBar>
      {few && (
        <FilterChips
          inList
          label={say('PERSON.FIELDS.ENTRANCE')}
          choices={[
            { value: undefined, name: say('MEMBERS.ANY_ENTRANCE') },
            ...entrances.map(({ id, name }) => ({ value: String(id), name })),
          ]}
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={(next) => list.filterBy(next === undefined ? others : { ...others, entrance: Number(next) })}
        />
      )}
    </>
  );
}
