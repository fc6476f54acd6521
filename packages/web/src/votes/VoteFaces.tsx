import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import { useMay } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { OfferedAbove } from '../kit/motifs/OfferedAbove.tsx';

/** The way to a new vote. */
export function NewVote() {
  const say = useText();
  return (
    <Button
      leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...voteLinks.add()} />}
    >
      {say('VOTE.NEW')}
    </Button>
  );
}

/** A house that has not voted yet. */
export function NoVotes() {
  const say = useText();
  const administers = useMay('vote', 'rw');
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('VOTE.EMPTY.TITLE')}
        text={say(administers ? 'VOTE.EMPTY.TEXT' : 'VOTE.EMPTY.TEXT_OTHERS')}
      >
        <OfferedAbove>{administers && <NewVote />}</OfferedAbove>
      </EmptyState>
    </Card>
  );
}

/** A tab without votes. */
export function EmptyTab() {
  const say = useText();
  return <EmptyState kind="empty" title={say('VOTE.EMPTY.TAB_TITLE')} text={say('VOTE.EMPTY.TAB_TEXT')} />;
}
