import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { proxyLinks, voteLinks } from '#contract/motions/links.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { FilterBar } from '../kit/filter/FilterBar.tsx';
import { NoMatch } from '../kit/filter/NoMatch.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../kit/motifs/OfferedAbove.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { SortMenu } from '../kit/table/SortMenu.tsx';
import { Table } from '../kit/table/Table.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useList } from '../kit/table/useList.ts';
import { agentName, type ProxyList, proxyList, useProxies, useProxyTerms } from './power/data.ts';
import { ProxyCard, useProxyColumns } from './power/ProxyRows.tsx';

/** The way to a new power: the committee writes down anybody's, an owner gives their own. */
function NewProxy() {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const terms = useProxyTerms();
  if (!administers && !terms.data?.mayGive) return null;
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...proxyLinks.add()} />}
    >
      {say(administers ? 'PROXIES.NEW' : 'PROXIES.GIVE')}
    </Button>
  );
}

/** /hlasovani/plne-moci: powers of attorney of the house, or those of the reader. */
export function ProxiesPage() {
  const say = useText();
  const list = useList('proxies', proxyList, '-at');
  const of = useProxies(list);
  return (
    <>
      <PageHead
        title={say('PROXIES.TITLE')}
        back={{ ...voteLinks.list(), name: say('VOTE.TITLE') }}
        actions={<NewProxy />}
      />
      <Loaded of={of} shape={<ListShape />} empty={(first) => (first.allCount === 0 ? <NoProxies /> : null)}>
        {(first) => (
          <Tabs
            label={say('PROXIES.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={[
              { value: 'all', label: say('PROXIES.TABS.all'), count: first.allCount },
              { value: 'waiting', label: say('PROXIES.TABS.waiting'), count: first.waitingCount },
              { value: 'approved', label: say('PROXIES.TABS.approved'), count: first.approvedCount },
              { value: 'over', label: say('PROXIES.TABS.over'), count: first.overCount },
            ]}
          >
            <Card>
              <Filters list={list} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

function NoProxies() {
  const say = useText();
  return (
    <Card>
      <EmptyState kind="empty" title={say('PROXIES.EMPTY_TITLE')} text={say('PROXIES.EMPTY_TEXT')}>
        <OfferedAbove>
          <NewProxy />
        </OfferedAbove>
      </EmptyState>
    </Card>
  );
}

function Filters({ list }: { list: ProxyList }) {
  const say = useText();
  const orders = (['at', 'principal', 'agent'] as const).map((by) => ({ by, label: say(`PROXIES.ORDERS.${by}`) }));
  return (
    <FilterBar list={list} search={{ name: 'text', label: say('PROXIES.SEARCH') }} fields={[]}>
      <SortMenu sort={list.sort} sortBy={list.sortBy} orders={orders} />
    </FilterBar>
  );
}

function Rows({ list, of, total }: { list: ProxyList; of: ReturnType<typeof useProxies>; total: number }) {
  const say = useText();
  const columns = useProxyColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyState kind="done" title={say('PROXIES.EMPTY_TAB')} />;
  return (
    <Table
      label={say('PROXIES.LIST_LABEL')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.proxies)}
      total={total}
      columns={columns}
      nameOf={(p) => `${p.principal.full_name}, ${agentName(p)}`}
      card={(p) => <ProxyCard proxy={p} />}
    />
  );
}
