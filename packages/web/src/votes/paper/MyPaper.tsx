import { showDay } from '#contract/base/dates.ts';
import { showNumber } from '#contract/votes/rules-numbers.ts';
import { useText } from '../../base/texts.tsx';
import { Attachments } from '../../kit/Attachments.tsx';
import { useMyPapers } from './data.ts';
import css from './Paper.module.css';

/** The paper that was recorded for my seat, with its photographs; nothing when it was voted for another way. */
export function MyPaper({ vote, seat }: { vote: number; seat: number }) {
  const say = useText();
  const of = useMyPapers(vote);
  const paper = of.data?.papers.find((p) => p.seat.id === seat);
  if (!paper) return null;
  return (
    <div className={css.mine}>
      <span>{say('VOTE_PAPER.LIST.MINE', { number: showNumber(paper.number), date: showDay(paper.date) })}</span>
      <Attachments files={paper.photos} label={say('VOTE_PAPER.RECORD.PHOTO')} />
    </div>
  );
}
