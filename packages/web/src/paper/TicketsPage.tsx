import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { type FormEvent, useMemo } from 'react';
import type { Measure } from '#contract/base/shares/shares.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import type { Listing } from '../base/listing.ts';
import { useLanguage, useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { saveBytes } from '../kit/files/saveBytes.ts';
import { FilterBar } from '../kit/filter/FilterBar.tsx';
import { NoMatch } from '../kit/filter/NoMatch.tsx';
import { FormFooter } from '../kit/form/FormFooter.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { PageHead, PageLead } from '../kit/page/PageHead.tsx';
import { ListShape } from '../kit/page/Shapes.tsx';
import { Table } from '../kit/table/Table.tsx';
import { Tabs } from '../kit/table/Tabs.tsx';
import { useList } from '../kit/table/useList.ts';
import { measureOf } from '../motions/counts.ts';
import { useVote } from '../motions/data.ts';
import { NotAdministered } from '../motions/NotAdministered.tsx';
import { type TicketList, ticketList, usePrinting, useTicketSeats } from './tickets/data.ts';
import css from './tickets/Paper.module.css';
import { PrintNote } from './tickets/PrintNote.tsx';
import { TicketCard, useTicketColumns } from './tickets/TicketColumns.tsx';

type Of = ReturnType<typeof useTicketSeats>;

/** /hlasovani/{id}/listky: who gets a ticket. */
export function TicketsPage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/hlasovani/$id/listky' });
  const vote = useVote(id);
  return (
    <NotAdministered>
      <PageHead
        title={say('VOTE_PAPER.TICKETS.TITLE')}
        back={{ ...voteLinks.one(id), name: vote.data?.name ?? say('VOTE.ONE') }}
      />
      <Loaded of={vote} shape={<ListShape />}>
        {(v) => <Tickets id={id} vote={v} />}
      </Loaded>
    </NotAdministered>
  );
}

/** Prints for these seats, or for all of the tab when there are none; few come at once and are saved. */
function useGet(id: number, tab: TicketList['tab']) {
  const say = useText();
  const { locale } = useLanguage();
  const printing = usePrinting();
  const get = async (users: number[]) => {
    const given = await printing.run({ id, users, tab: tab as never, lang: locale }).catch(() => undefined);
    const name = say('VOTE_PAPER.TICKET.FILE', { day: dayIn(new Date()) });
    if (typeof given === 'string') saveBytes(name, given, 'application/pdf');
    return given !== undefined;
  };
  return { get, busy: printing.busy };
}

function Tickets({ id, vote }: { id: number; vote: VoteDetail }) {
  const say = useText();
  const list = useList('tickets', ticketList, 'position');
  const of = useTicketSeats(id, list);
  const { get, busy } = useGet(id, list.tab);
  const measure = useMemo(() => measureOf(vote), [vote]);
  return (
    <Loaded of={of} shape={<ListShape />}>
      {(first) => {
        const counts = { all: first.allCount, waiting: first.waitingCount, noEmail: first.noEmailCount };
        const submit = (e: FormEvent) => {
          e.preventDefault();
          void get([]);
        };
        return (
          <form onSubmit={submit} className={css.page}>
            <PageLead>{say('VOTE_PAPER.TICKETS.LEAD')}</PageLead>
            <PrintNote id={id} />
            <Tabs
              label={say('VOTE_PAPER.TICKETS.TABS.LABEL')}
              value={list.tab as keyof typeof counts}
              onChange={list.choose}
              tabs={(['all', 'waiting', 'noEmail'] as const).map((value) => ({
                value,
                label: say(`VOTE_PAPER.TICKETS.TABS.${value}`),
                count: counts[value],
              }))}
            >
              <Card>
                <FilterBar list={list} search={{ name: 'text', label: say('VOTE_PAPER.TICKETS.SEARCH') }} fields={[]} />
                <Seats list={list} of={of} total={first.total} onGet={get} busy={busy} measure={measure} />
              </Card>
            </Tabs>
            <FormFooter
              back={voteLinks.one(id)}
              save={say('VOTE_PAPER.TICKETS.GET_ALL', { count: counts[list.tab as keyof typeof counts] })}
              busy={busy}
              unsaved={false}
            />
          </form>
        );
      }}
    </Loaded>
  );
}

type Rows = {
  list: TicketList;
  of: Of;
  total: number;
  busy: boolean;
  measure: Measure;
  onGet: (ids: number[]) => Promise<boolean>;
};
function Seats({ list, of, total, busy, measure, onGet }: Rows) {
  const say = useText();
  const columns = useTicketColumns(measure);
  if (total === 0 && list.isFiltered) return <NoMatch clear={() => list.filterBy({})} />;
  if (total === 0)
    return (
      <EmptyState
        kind="empty"
        title={say('VOTE_PAPER.TICKETS.EMPTY_TITLE')}
        text={say('VOTE_PAPER.TICKETS.EMPTY_TEXT')}
      />
    );
  return (
    <Table
      label={say('VOTE_PAPER.TICKETS.TITLE')}
      list={list}
      of={of as Listing<unknown>}
      rows={of.parts.flatMap((part) => part.seats)}
      total={total}
      columns={columns}
      nameOf={(row) => `${row.full_name}, ${row.room_name}`}
      card={(row) => <TicketCard row={row} measure={measure} />}
      bulk={{
        text: (count) => say('VOTE_PAPER.TICKETS.SELECTED', { count }),
        actions: (ids, clear) => (
          <Button
            variant="default"
            loading={busy}
            leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void onGet(ids).then((done) => done && clear())}
          >
            {say('VOTE_PAPER.TICKETS.GET_SELECTED')}
          </Button>
        ),
      }}
    />
  );
}
