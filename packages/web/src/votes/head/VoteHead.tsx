import { IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { typo } from '#contract/base/words/typo.ts';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { useMoment } from '../../motions/moments.ts';
import { VoteTag } from '../../motions/VoteTag.tsx';
import css from './VoteHead.module.css';

type Props = { vote: VoteDetail; actions?: ReactNode };

/** Title of a vote: its state and when it ends, or how and when it ended. */
export function VoteHead({ vote, actions }: Props) {
  const say = useText();
  return (
    <PageHead
      star="vote"
      title={vote.name}
      record
      back={{ ...voteLinks.list(), name: say('VOTE.TITLE') }}
      sub={
        <>
          <VoteTag vote={vote} />
          <When vote={vote} />
        </>
      }
      actions={actions}
    />
  );
}

function When({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const moment = useMoment();
  const way = say('VOTE_DETAIL.WAY', { type: vote.type, basis: say(`VOTE.BASES.${vote.basis}`) });
  const ended = vote.cancelledAt ?? vote.finishedAt;
  if (ended || vote.status !== 'run')
    return (
      <>
        {ended && <span>{moment(ended)}</span>}
        <span>{way}</span>
      </>
    );
  const text =
    runsUntil(vote, moment) ?? (vote.startedAt && say('VOTE_DETAIL.STARTED', { when: moment(vote.startedAt) }));
  return (
    text && (
      <span className={css.when}>
        <IconClock size={18} stroke={1.75} aria-hidden="true" />
        {text}
      </span>
    )
  );
}

function runsUntil(vote: VoteDetail, moment: ReturnType<typeof useMoment>): string | null {
  if (vote.opensAt && Date.parse(vote.opensAt) > Date.now()) return moment(vote.opensAt, 'VOTE_DETAIL.OPENS');
  return vote.closesAt && typo(moment(vote.closesAt, 'VOTE_DETAIL.ENDS'));
}
