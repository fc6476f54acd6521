import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useCounted } from '../answers/useCounted.ts';
import { useBallot } from '../ballots/filling/useBallot.ts';
import { useWayBack } from '../base/left.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { RemoveButton } from '../kit/form/RemoveButton.tsx';
import { Columns } from '../kit/page/Columns.tsx';
import { useRemove } from '../motions/data.ts';
import { VoteFacts } from './head/VoteFacts.tsx';
import { VoteHead } from './head/VoteHead.tsx';
import { PointList } from './points/PointList.tsx';

/** A draft to read: what will be voted on and by which rule. Writing it is the wizard's. */
export function ConceptVote({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const navigate = useNavigate();
  const counted = useCounted(vote);
  const ballot = useBallot(vote);
  const remove = useRemove();
  const list = useWayBack(voteLinks.list());
  const removeNow = async () => {
    if (!(await remove(vote)) || list.go()) return;
    await navigate({ ...voteLinks.list(), search: list.search, replace: true });
  };
  return (
    <>
      <VoteHead
        vote={vote}
        actions={
          <>
            <RemoveButton variant="default" onClick={() => void removeNow()} />
            <Button
              leftSection={<IconPencil size={20} stroke={1.75} aria-hidden="true" />}
              renderRoot={(props) => <Link {...props} {...voteLinks.edit(vote.id)} />}
            >
              {say('FORM.EDIT')}
            </Button>
          </>
        }
      />
      <Columns split="even">
        <Card>
          <PointList vote={vote} counted={counted} ballot={ballot} wanted={null} onFilled={() => undefined} />
        </Card>
        <VoteFacts vote={vote} />
      </Columns>
    </>
  );
}
