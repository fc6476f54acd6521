import { Button } from '@mantine/core';
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { whole } from '#contract/base/shares/fraction.ts';
import type { CensusSeat } from '#contract/census/schema.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { FilterBar } from '../../kit/filter/FilterBar.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageLead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useList } from '../../kit/table/useList.ts';
import { commonOf } from '../../motions/counts.ts';
import { SeatCard, useCensusColumns } from './CensusColumns.tsx';
import { CensusTotal } from './CensusTotal.tsx';
import {
  type CensusList,
  censusShape,
  type Draft,
  type Follow,
  problemsBySeat,
  useCensus,
  useRebuild,
  useSeatActs,
} from './census.ts';
import css from './PeopleStep.module.css';
import { SeatDialog } from './SeatDialog.tsx';

type Of = ReturnType<typeof useCensus>;

/** The second step: who votes and with what weight; corrections are stored at once. */
export function PeopleStep({ vote, follow: ofForm }: { vote: VoteDetail; follow: Follow }) {
  const say = useText();
  const list = useList('census', censusShape, 'position');
  const of = useCensus(vote.id, list);
  const draft = { id: vote.id, updatedAt: of.data?.updatedAt ?? '' };
  const follow = { ...ofForm, reload: () => Promise.all([ofForm.reload(), of.refetch()]) };
  const rebuild = useRebuild(draft, follow);
  const again = (
    <Button
      variant="default"
      loading={rebuild.busy}
      leftSection={<IconRefresh size={20} stroke={1.75} aria-hidden="true" />}
      onClick={() => void rebuild.run()}
    >
      {say('VOTE_FORM.CENSUS.REBUILD')}
    </Button>
  );
  return (
    <Loaded of={of} shape={<ListShape />}>
      {(first) => (
        <>
          <PageLead>{say('VOTE_FORM.CENSUS.LEAD')}</PageLead>
          {first.differs && (
            <Note tone="warn">
              {say('VOTE_FORM.CENSUS.DIFFERS')}
              <div className={css.action}>{again}</div>
            </Note>
          )}
          <CensusTotal
            vote={vote}
            sum={first}
            onShowAll={first.total > 25 && list.sizePerPage !== 'all' ? () => list.resize('all') : undefined}
          />
          <Card title={say('VOTE_FORM.CENSUS.TITLE')} aside={first.differs ? undefined : again}>
            {first.seatCount === 0 ? (
              <EmptyState
                kind="empty"
                title={say('VOTE_FORM.CENSUS.EMPTY_TITLE')}
                text={say('VOTE_FORM.CENSUS.EMPTY_TEXT')}
              />
            ) : (
              <>
                <FilterBar list={list} search={{ name: 'text', label: say('VOTE_FORM.CENSUS.SEARCH') }} fields={[]} />
                <Seats draft={draft} follow={follow} list={list} of={of} den={commonOf(vote)} />
              </>
            )}
          </Card>
        </>
      )}
    </Loaded>
  );
}

type SeatsProps = { draft: Draft; follow: Follow; list: CensusList; of: Of; den: bigint | null };
function Seats({ draft, follow, list, of, den }: SeatsProps) {
  const say = useText();
  const [edited, setEdited] = useState<CensusSeat | null>(null);
  const { remove } = useSeatActs(draft, follow);
  const first = of.data;
  const wrong = useMemo(() => (first ? problemsBySeat(first) : new Map()), [first]);
  const measure = useMemo(() => ({ parts: den, base: whole }), [den]);
  const columns = useCensusColumns(wrong, { of: measure });
  const total = first?.total ?? 0;
  if (total === 0) return <NoMatch clear={() => list.filterBy({})} />;
  return (
    <>
      <Table
        label={say('VOTE_FORM.CENSUS.TITLE')}
        list={list}
        of={of}
        rows={of.parts.flatMap((part) => part.seats)}
        total={total}
        columns={columns}
        nameOf={(seat) => `${seat.owners}, ${seat.units}`}
        card={(seat) => <SeatCard seat={seat} wrong={wrong} of={measure} />}
        menu={(seat) => (
          <>
            <MenuItem leftSection={<IconPencil size={20} stroke={1.75} />} onClick={() => setEdited(seat)}>
              {say('VOTE_FORM.CENSUS.EDIT')}
            </MenuItem>
            <MenuItem
              color="cihla"
              leftSection={<IconTrash size={20} stroke={1.75} />}
              onClick={() => void remove(seat)}
            >
              {say('VOTE_FORM.CENSUS.REMOVE')}
            </MenuItem>
          </>
        )}
      />
      {edited && <SeatDialog draft={draft} follow={follow} seat={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
