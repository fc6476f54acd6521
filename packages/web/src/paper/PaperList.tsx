import { Button } from '@mantine/core';
import { type Icon, IconAlertTriangle, IconBan, IconCheck, IconClock, IconUserCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { Paper, PaperState } from '#contract/paper/schema.ts';
import { Loaded } from '../base/Loaded.tsx';
import type { Listing } from '../base/listing.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { Tag, type TagTone } from '../kit/card/Tag.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { columnsOf } from '../kit/table/columns.ts';
import { Table } from '../kit/table/Table.tsx';
import { useMoment } from '../motions/moments.ts';
import { useInnerList } from '../motions/useInnerList.ts';
import { ConfirmPaper } from './ConfirmPaper.tsx';
import { usePapers } from './tickets/data.ts';
import css from './tickets/Paper.module.css';
import { Owners, Plates } from './tickets/TicketColumns.tsx';

const column = columnsOf<Paper>();
type Act = { onOpen: (paper: Paper) => void };

const Seat = ({ paper }: { paper: Paper }) => {
  const say = useText();
  return (
    <span className={css.tags}>
      <Owners row={paper.seat} />
      <Plates of={paper.seat.room_name} />
      {paper.objections > 0 && (
        <Tag tone="warn" icon={IconAlertTriangle}>
          {say('VOTE_PAPER.LIST.OBJECTED')}
        </Tag>
      )}
    </span>
  );
};

const looks: Record<PaperState, { tone: TagTone; icon: Icon }> = {
  counts: { tone: 'ok', icon: IconCheck },
  waits: { tone: 'warn', icon: IconClock },
  void: { tone: 'stone', icon: IconBan },
};

function By({ paper }: { paper: Paper }) {
  const say = useText();
  const moment = useMoment();
  return (
    <span>
      {paper.recordedBy}
      <span className={css.under}>{moment(paper.at)}</span>
      {paper.handedIn && (
        <span className={css.under}>
          {say('VOTE_PAPER.LIST.HANDED', { when: moment(paper.handedIn), name: paper.takenBy ?? '' })}
        </span>
      )}
    </span>
  );
}

function Second({ paper, onOpen }: { paper: Paper } & Act) {
  const say = useText();
  const moment = useMoment();
  const number = showNumber(paper.number);
  if (paper.canConfirm && paper.state === 'waits')
    return (
      <Button
        variant="default"
        aria-label={say('VOTE_PAPER.LIST.CONFIRM_OF', { number })}
        leftSection={<IconUserCheck size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => onOpen(paper)}
      >
        {say('VOTE_PAPER.LIST.CONFIRM_DO')}
      </Button>
    );
  const { tone, icon } = looks[paper.state];
  return (
    <span>
      <Tag tone={tone} icon={icon}>
        {say(`VOTE_PAPER.LIST.STATES.${paper.state}`)}
      </Tag>
      {paper.voidWhy && <span className={css.under}>{say(`VOTE_PAPER.LIST.VOID.${paper.voidWhy}`)}</span>}
      {paper.secondUntil && (
        <span className={css.under}>{say('VOTE_PAPER.LIST.UNTIL', { when: moment(paper.secondUntil) })}</span>
      )}
      {paper.confirmedAt && (
        <span className={css.under}>
          {say('VOTE_PAPER.LIST.CONFIRMED_BY', { name: paper.confirmedBy ?? '', when: moment(paper.confirmedAt) })}
        </span>
      )}
    </span>
  );
}

function TicketNumber({ paper, onOpen }: { paper: Paper } & Act) {
  const say = useText();
  const number = showNumber(paper.number);
  return (
    <Button
      variant="subtle"
      className={css.open}
      aria-label={say('VOTE_PAPER.LIST.SHOW', { number })}
      onClick={() => onOpen(paper)}
    >
      {number}
    </Button>
  );
}

function useColumns(onOpen: Act['onOpen']) {
  const say = useText();
  const shown = useShown();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'number',
          header: say('VOTE_PAPER.LIST.NUMBER'),
          cell: (c) => <TicketNumber paper={c.row.original} onOpen={onOpen} />,
        }),
        column.display({
          id: 'seat',
          header: say('VOTE_PAPER.LIST.OWNERS'),
          cell: (c) => <Seat paper={c.row.original} />,
        }),
        column.accessor((p) => shown.day(p.date), { id: 'date', header: say('VOTE_PAPER.LIST.DATE') }),
        column.display({ id: 'by', header: say('VOTE_PAPER.LIST.BY'), cell: (c) => <By paper={c.row.original} /> }),
        column.display({
          id: 'second',
          header: say('VOTE_PAPER.LIST.SECOND'),
          cell: (c) => <Second paper={c.row.original} onOpen={onOpen} />,
        }),
      ]),
    [say, shown, onOpen],
  );
}

/** Papers that were recorded, the latest first, and who confirmed them. */
export function PaperList({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const { day } = useShown();
  const list = useInnerList('-at');
  const of = usePapers(vote.id, list.page, list.sizePerPage);
  const [shown, setShown] = useState<Paper | null>(null);
  const columns = useColumns(setShown);
  return (
    <Loaded of={of}>
      {(first) => (
        <Card
          title={say('VOTE_PAPER.LIST.TITLE')}
          aside={say('VOTE_PAPER.LIST.COUNT', {
            count: first.total,
            counted: first.countedCount,
            waiting: first.waitingCount,
          })}
        >
          {first.total === 0 ? (
            <EmptyState
              kind="empty"
              title={say('VOTE_PAPER.LIST.EMPTY_TITLE')}
              text={say('VOTE_PAPER.LIST.EMPTY_TEXT')}
            />
          ) : (
            <Table
              label={say('VOTE_PAPER.LIST.TITLE')}
              list={list}
              of={of as Listing<unknown>}
              rows={of.parts.flatMap((part) => part.papers)}
              total={first.total}
              columns={columns}
              nameOf={(p) => showNumber(p.number)}
              card={(p) => (
                <div className={css.card}>
                  <Seat paper={p} />
                  <TicketNumber paper={p} onOpen={setShown} />
                  <span>{day(p.date)}</span>
                  <By paper={p} />
                  <Second paper={p} onOpen={setShown} />
                </div>
              )}
            />
          )}
          <ConfirmPaper vote={vote} paper={shown} onClose={() => setShown(null)} />
        </Card>
      )}
    </Loaded>
  );
}
