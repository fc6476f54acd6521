import { IconChecklist, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteRow } from '#contract/motions/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { FilterBar } from '../kit/filter/FilterBar.tsx';
import { NoMatch } from '../kit/filter/NoMatch.tsx';
import { MenuItem } from '../kit/menu/MenuItems.tsx';
import { PageHead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { Table } from '../kit/table/Table.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useList } from '../kit/table/useList.ts';
import { useRemove, useVotes, type VoteList, voteList } from '../motions/data.ts';
import { ProxiesLink } from '../proxies/ProxiesLink.tsx';
import { SecondLink } from '../second/SecondLink.tsx';
import { VoteCard } from './VoteCard.tsx';
import { useVoteColumns } from './VoteColumns.tsx';
import { EmptyTab, NewVote, NoVotes } from './VoteFaces.tsx';

/** /hlasovani: votes of the house; drafts are seen by those who write them. */
export function VotesPage() {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const asked = useList('votes', voteList, '-createdAt');
  // an address somebody else sent may name the tab that is not offered here
  const list = !administers && asked.tab === 'concept' ? { ...asked, tab: 'all' as const } : asked;
  const of = useVotes(list);
  return (
    <>
      <PageHead
        title={say('VOTE.TITLE')}
        star="vote"
        actions={
          <>
            <SecondLink />
            <ProxiesLink />
            {administers && <NewVote />}
          </>
        }
      />
      <Loaded of={of} shape={<ListShape />} empty={(first) => (first.allCount === 0 ? <NoVotes /> : null)}>
        {(first) => (
          <Tabs
            label={say('VOTE.TABS.LABEL')}
            value={list.tab}
            onChange={list.choose}
            tabs={[
              { value: 'all', label: say('VOTE.TABS.all'), count: first.allCount },
              ...(administers
                ? [{ value: 'concept' as const, label: say('VOTE.TABS.concept'), count: first.conceptCount }]
                : []),
              { value: 'active', label: say('VOTE.TABS.active'), count: first.activeCount },
              { value: 'finished', label: say('VOTE.TABS.finished'), count: first.finishCount },
            ]}
          >
            <Card>
              <FilterBar list={list} search={{ name: 'text', label: say('VOTE.SEARCH') }} fields={[]} />
              <Rows key={list.tab} list={list} of={of} total={first.total} />
            </Card>
          </Tabs>
        )}
      </Loaded>
    </>
  );
}

function Rows({ list, of, total }: { list: VoteList; of: ReturnType<typeof useVotes>; total: number }) {
  const say = useText();
  const columns = useVoteColumns();
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0) return <EmptyTab />;
  return (
    <Table
      label={say('VOTE.TITLE')}
      list={list}
      of={of}
      rows={of.parts.flatMap((part) => part.votes)}
      total={total}
      columns={columns}
      nameOf={(vote) => vote.name}
      card={(vote) => <VoteCard vote={vote} />}
      menu={(vote) => <RowItems vote={vote} />}
    />
  );
}

/** What can be done with one vote from the list. */
function RowItems({ vote }: { vote: VoteRow }) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const remove = useRemove();
  const draft = vote.status === 'concept';
  return (
    <>
      {!draft && (
        <MenuItem
          leftSection={<IconChecklist size={20} stroke={1.75} />}
          renderRoot={(props) => <Link {...props} {...voteLinks.one(vote.id)} />}
        >
          {say('VOTE.OPEN')}
        </MenuItem>
      )}
      {administers && draft && (
        <>
          <MenuItem
            leftSection={<IconPencil size={20} stroke={1.75} />}
            renderRoot={(props) => <Link {...props} {...voteLinks.edit(vote.id)} />}
          >
            {say('VOTE.EDIT')}
          </MenuItem>
          <MenuItem color="cihla" leftSection={<IconTrash size={20} stroke={1.75} />} onClick={() => void remove(vote)}>
            {say('VOTE.DELETE.YES')}
          </MenuItem>
        </>
      )}
    </>
  );
}
