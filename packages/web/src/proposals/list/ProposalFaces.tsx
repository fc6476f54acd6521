import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { fromText } from '#contract/base/shares/fraction.ts';
import { proposalLinks } from '#contract/proposals/links.ts';
import type { ProposalRow } from '#contract/proposals/schema.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { ListCard, ListRest } from '../../kit/table/ListCard.tsx';
import { DutyTag, StateTag } from '../rows/Marks.tsx';
import { ProposalName } from './ProposalColumns.tsx';

/** The way to a new one, for owners and who stands for them. */
export function NewProposal() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...proposalLinks.add()} />}
    >
      {say('PROPOSAL.NEW')}
    </Button>
  );
}

/** A house in which nobody has proposed anything. */
export function NoProposals({ mayPropose }: { mayPropose: boolean }) {
  const say = useText();
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('PROPOSAL.EMPTY.TITLE')}
        text={say(mayPropose ? 'PROPOSAL.EMPTY.TEXT' : 'PROPOSAL.EMPTY.TEXT_OTHERS')}
      >
        {mayPropose && <NewProposal />}
      </EmptyState>
    </Card>
  );
}

/** A tab without proposals. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('PROPOSAL.EMPTY.TAB_TITLE')} text={say('PROPOSAL.EMPTY.TAB_TEXT')} />;
}

/** A proposal in the list on a narrow screen. */
export function ProposalCard({ row }: { row: ProposalRow }) {
  const say = useText();
  const { day } = useWhen();
  const asPercent = usePercentText();
  return (
    <ListCard
      apart
      head={
        <>
          <StateTag p={row} />
          <span>{day(row.createdAt)}</span>
        </>
      }
      title={<ProposalName row={row} />}
      rest={
        <ListRest>
          <DutyTag p={row} />
          <span>{row.author?.full_name ?? say('PROPOSAL.NOBODY')}</span>
          <span>
            {say('PROPOSAL.COLUMNS.PART')} {asPercent(fromText(row.part))}
          </span>
        </ListRest>
      }
    />
  );
}
