import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import type { Listing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { NoMatch } from '../../kit/filter/NoMatch.tsx';
import { Table } from '../../kit/table/Table.tsx';
import { useInnerList } from '../../motions/useInnerList.ts';
import { type SeatQuery, useSeats } from '../data.ts';
import css from './People.module.css';
import { PersonCard, usePeopleColumns } from './PeopleColumns.tsx';

type Props = { vote: VoteDetail; point: VotePoint; which: 'voted' | 'waiting'; label: string; measure: Measure };

/** People of a vote who voted, or who did not: paged, sorted, searched. */
export function PeopleTable({ vote, point, which, label, measure }: Props) {
  const say = useText();
  const list = useInnerList(which === 'voted' ? '-at' : 'name');
  const [text, setText] = useState('');
  // on site somebody may answer one point and not another
  const byPoint = which === 'voted' && vote.type === 'local' ? { point: point.id } : {};
  const query: SeatQuery = {
    id: vote.id,
    page: list.page,
    sizePerPage: list.sizePerPage,
    sort: list.sort as SeatQuery['sort'],
    filters: { state: which, ...byPoint, ...(text.trim() && { text: text.trim() }) },
  };
  const of = useSeats(query);
  const columns = usePeopleColumns({ voted: which === 'voted', point: point.id, measure });
  return (
    <>
      <div className={css.search}>
        <TextInput
          type="search"
          aria-label={say('VOTE_DETAIL.PEOPLE.SEARCH')}
          placeholder={say('VOTE_DETAIL.PEOPLE.SEARCH')}
          leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
          value={text}
          onChange={(e) => {
            setText(e.currentTarget.value);
            list.goTo(1);
          }}
        />
      </div>
      <Loaded of={of}>
        {(first) =>
          first.total === 0 && text.trim() !== '' ? (
            <NoMatch clear={() => setText('')} />
          ) : first.total === 0 ? (
            <p className={css.empty}>{say('VOTE_DETAIL.PEOPLE.NOBODY')}</p>
          ) : (
            <Table
              label={label}
              list={list}
              of={of as Listing<unknown>}
              rows={of.parts.flatMap((part) => part.users)}
              total={first.total}
              columns={columns}
              nameOf={(row) => row.full_name}
              card={(row) => <PersonCard row={row} point={point.id} measure={measure} />}
            />
          )
        }
      </Loaded>
    </>
  );
}
