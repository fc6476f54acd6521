import { useMemo } from 'react';
import { fromText } from '#contract/base/shares/fraction.ts';
import { typo } from '#contract/base/words/typo.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import type { ProposalRow } from '#contract/proposals/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { usePercentText } from '../../kit/share/Share.tsx';
import { columnsOf } from '../../kit/table/columns.ts';
import { ListCell, ListLink, SecondLine } from '../../kit/table/ListCell.tsx';
import { DutyTag, StateTag } from '../rows/Marks.tsx';

export const ProposalName = ({ row }: { row: ProposalRow }) => (
  <ListLink to={proposalLinks.one(row.id)}>{typo(row.name)}</ListLink>
);

/** Part of all votes, and by how many people. */
function Support({ row }: { row: ProposalRow }) {
  const say = useText();
  const asPercent = usePercentText();
  return (
    <ListCell>
      {asPercent(fromText(row.part))}
      <SecondLine>{say('PROPOSAL.SUPPORTERS', { count: row.supporterCount })}</SecondLine>
    </ListCell>
  );
}

const column = columnsOf<ProposalRow>();

export function useProposalColumns() {
  const say = useText();
  const { dayOf } = useShown();
  return useMemo(
    () =>
      column.columns([
        column.display({
          id: 'name',
          header: say('PROPOSAL.COLUMNS.NAME'),
          meta: { sort: 'name' },
          cell: ({ row: { original: p } }) => (
            <ListCell marks={p.duty && p.duty.state !== 'met' ? <DutyTag p={p} /> : undefined}>
              <ProposalName row={p} />
            </ListCell>
          ),
        }),
        column.display({
          id: 'createdAt',
          header: say('PROPOSAL.COLUMNS.CREATED'),
          meta: { sort: 'createdAt' },
          cell: ({ row: { original: p } }) => (
            <ListCell>
              {p.author?.full_name ?? say('PROPOSAL.NOBODY')}
              <SecondLine>{dayOf(p.createdAt)}</SecondLine>
            </ListCell>
          ),
        }),
        column.display({
          id: 'part',
          header: say('PROPOSAL.COLUMNS.PART'),
          meta: { sort: 'part' },
          cell: (c) => <Support row={c.row.original} />,
        }),
        column.display({
          id: 'state',
          header: say('PROPOSAL.COLUMNS.STATE'),
          cell: (c) => <StateTag p={c.row.original} />,
        }),
      ]),
    [say, dayOf],
  );
}
