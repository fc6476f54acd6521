import type { ComponentType } from 'react';
import { type ContactList, contactCategories, contactTabs, visibilities } from '#contract/contacts/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar, type FilterField } from '../../kit/filter/FilterBar.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { SortMenu } from '../../kit/table/SortMenu.tsx';
import { Tabs } from '../../kit/table/Tabs.tsx';
import { useList } from '../../kit/table/useList.ts';
import type { PanelProps } from '../one/ContactPanel.tsx';
import { type ContactListState, contactList, useContacts, usePins, useSeesPrivate } from '../rows/data.ts';
import { orders } from './ContactColumns.tsx';
import { NoContacts } from './ContactFaces.tsx';
import { ContactRows } from './ContactRows.tsx';
import { ContactsActions } from './ContactsActions.tsx';
import css from './ContactsPage.module.css';
import { Emergency } from './Emergency.tsx';
import { OpenedContext, RowMoreContext, useOpened } from './opened.ts';

type Props = { Panel: ComponentType<PanelProps>; RowMore: ComponentType<{ id: number }> };
/** `waits`: what rows say besides has not come yet. */
type PageProps = Props & { waits: boolean };

const coming = { data: undefined, error: null, isFetching: true, refetch: () => undefined };

/** /adresar-kontaktu: whom the house calls; on a wide screen a contact opens beside the others. */
export function ContactsPage({ Panel, RowMore, waits }: PageProps) {
  const say = useText();
  const list = useList('contact', contactList, 'category');
  const of = useContacts(list);
  // Whom to call stands above the list, and words stand in its rows: what came after it would move it.
  const isComing = usePins().isLoading || waits;
  return (
    <>
      <PageHead title={say('CONTACTS.TITLE')} star="contact" actions={<ContactsActions list={list} />} />
      {isComing ? (
        <Loaded of={coming} shape={<ListShape />}>
          {() => null}
        </Loaded>
      ) : (
        <>
          <Emergency />
          <Loaded of={of} shape={<ListShape />} empty={({ allCount }) => (allCount === 0 ? <NoContacts /> : null)}>
            {(first) => <Book list={list} of={of} first={first} Panel={Panel} RowMore={RowMore} />}
          </Loaded>
        </>
      )}
    </>
  );
}

type BookProps = Props & { list: ContactListState; of: ReturnType<typeof useContacts>; first: ContactList };

/** The list, and what is open of it. */
function Book({ list, of, first, Panel, RowMore }: BookProps) {
  const say = useText();
  const opened = useOpened();
  const counts = { all: first.allCount, people: first.peopleCount, companies: first.companyCount };
  return (
    <div className={opened.id === null ? undefined : css.beside}>
      <Tabs
        label={say('CONTACTS.TABS.LABEL')}
        value={list.tab}
        onChange={list.choose}
        tabs={contactTabs.map((value) => ({ value, label: say(`CONTACTS.TABS.${value}`), count: counts[value] }))}
      >
        <Card>
          <Filters list={list} />
          <OpenedContext value={opened}>
            <RowMoreContext value={RowMore}>
              <ContactRows key={list.tab} list={list} of={of} total={first.total} opened={opened} />
            </RowMoreContext>
          </OpenedContext>
        </Card>
      </Tabs>
      {opened.id !== null && (
        <Panel key={opened.id} id={opened.id} takesFocus={opened.isByHand} onClose={opened.close} />
      )}
    </div>
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
