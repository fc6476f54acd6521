import { Button } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { VoteDetail } from '#contract/votes/schema.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { Card } from '../../kit/Card.tsx';
import { useExport } from '../voting/data.ts';
import { PointList } from '../voting/PointList.tsx';
import { useBallot } from '../voting/useBallot.ts';
import { CastForMe } from './CastForMe.tsx';
import { CommitteeMenu } from './CommitteeMenu.tsx';
import { Figures } from './Figures.tsx';
import { FinishedNotes } from './FinishedNotes.tsx';
import css from './FinishedVote.module.css';
import { Proof } from './Proof.tsx';
import { useCounted } from './useCounted.ts';
import { VoteFacts } from './VoteFacts.tsx';
import { VoteHead } from './VoteHead.tsx';

/** A vote that is over: what passed, why, and how anybody can check it. */
export function FinishedVote({ vote }: { vote: VoteDetail }) {
  const counted = useCounted(vote);
  const ballot = useBallot(vote);
  return (
    <>
      <VoteHead vote={vote} actions={<Actions vote={vote} />} />
      <CastForMe vote={vote} />
      <FinishedNotes vote={vote} den={counted.den} />
      {!vote.cancelledAt && <Figures vote={vote} den={counted.den} />}
      <Card>
        <PointList vote={vote} counted={counted} ballot={ballot} wanted={null} onFilled={() => undefined} />
      </Card>
      <div className={css.columns}>
        <VoteFacts vote={vote} />
        <Proof vote={vote} />
      </div>
    </>
  );
}

function Actions({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const administers = useMay('vote', 'rw');
  const save = useExport();
  return (
    <>
      {administers && <CommitteeMenu vote={vote} onLook={() => undefined} onFinish={() => undefined} />}
      <Button
        variant="default"
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => void save(vote.id).catch(() => undefined)}
      >
        {say('VOTE_DETAIL.PROOF.DOWNLOAD')}
      </Button>
      {administers && (
        <Button leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
          {say('VOTE_DETAIL.PROOF.PRINT')}
        </Button>
      )}
    </>
  );
}
