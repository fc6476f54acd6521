import { contactCategories, contactTabs, visibilities } from '#contract/contacts/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/page/Card.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { FilterBar, type FilterField } from '../../kit/table/FilterBar.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import { type ContactListState, contactList, useContacts, useSeesPrivate } from '../rows/data.ts';
import { orders } from './ContactColumns.tsx';
import { NoContacts } from './ContactFaces.tsx';
import { ContactRows } from './ContactRows.tsx';
import { ContactsActions } from './ContactsActions.tsx';
import { Emergency } from './Emergency.tsx';

/** /adresar-kontaktu: whom the house calls. */
export function ContactsPage() {
  const say = useText();
  const list = useList('contact', contactList, 'name');
  const of = useContacts(list);
  return (
    <>
      <PageHead title={say('CONTACTS.TITLE')} star="contact" actions={<ContactsActions list={list} />} />
      <Emergency />
      <Loaded of={of} shape={<ListShape />} empty={({ allCount }) => (allCount === 0 ? <NoContacts /> : null)}>
        {({ allCount: all, peopleCount: people, companyCount: companies, total }) => {
          const counts = { all, people, companies };
          return (
            <Tabs
              label={say('CONTACTS.TABS.LABEL')}
              value={list.tab}
              onChange={list.choose}
              tabs={contactTabs.map((value) => ({
                value,
                label: say(`CONTACTS.TABS.${value}`),
                count: counts[value],
              }))}
            >
              <Card>
                <Filters list={list} />
                <ContactRows key={list.tab} list={list} of={of} total={total} />
              </Card>
            </Tabs>
          );
        }}
      </Loaded>
    </>
  );
}

function Filters({ list }: { list: ContactListState }) {
  const say = useText();
  const seesPrivate = useSeesPrivate();
  const category = {
    kind: 'select' as const,
    name: 'category',
    label: say('CONTACTS.COLUMNS.CATEGORY'),
    any: say('CONTACTS.ANY_CATEGORY'),
    choices: contactCategories.map((c) => ({ value: c, label: say(`CONTACTS.CATEGORIES.${c}`) })),
  };
  const visibility: FilterField = {
    kind: 'select',
    name: 'visibility',
    label: say('CONTACTS.VISIBILITY'),
    any: say('CONTACTS.ANY_VISIBILITY'),
    choices: visibilities.map((v) => ({ value: v, label: say(`CONTACTS.VISIBILITIES.${v}`) })),
  };
  return (
    <FilterBar
      list={list}
      search={{ name: 'text', label: say('CONTACTS.SEARCH') }}
      front={[category]}
      fields={seesPrivate ? [visibility] : []}
    >
      <SortMenu
        sort={list.sort}
        sortBy={list.sortBy}
        orders={Object.entries(orders).map(([by, name]) => ({ by, label: say(name) }))}
      />
    </FilterBar>
  );
}
