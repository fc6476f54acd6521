import { Button } from '@mantine/core';
import { useState } from 'react';
import { showNumber } from '#contract/ledger/rules-numbers.ts';
import type { MySeat, VoteDetail } from '#contract/motions/schema.ts';
import type { Paper } from '#contract/paper/schema.ts';
import { ObjectionDialog } from '../answers/ObjectionDialog.tsx';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Attachments } from '../kit/files/Attachments.tsx';
import { Note } from '../kit/page/Note.tsx';
import { useMoment } from '../motions/moments.ts';
import css from './CastForMe.module.css';
import { useMyPapers } from './tickets/data.ts';
import paperCss from './tickets/Paper.module.css';

/** Papers recorded for my seats: my own vote, told as such, with the way to object. */
export function MyPapers({ vote }: { vote: VoteDetail }) {
  const of = useMyPapers(vote.id);
  const [objecting, setObjecting] = useState<MySeat | null>(null);
  const mine = vote.mySeats.filter((s) => s.how !== 'proxy');
  const papers = (of.data?.papers ?? []).flatMap((paper) => {
    const seat = mine.find((s) => s.seat.id === paper.seat.id);
    return seat ? [{ paper, seat }] : [];
  });
  return (
    <>
      {papers.map(({ paper, seat }) => (
        <One key={paper.id} vote={vote} paper={paper} seat={seat} onObject={() => setObjecting(seat)} />
      ))}
      <ObjectionDialog vote={vote.id} seat={objecting} onClose={() => setObjecting(null)} />
    </>
  );
}

type Props = { vote: VoteDetail; paper: Paper; seat: MySeat; onObject: () => void };

function One({ vote, paper, seat, onObject }: Props) {
  const say = useText();
  const told = useTold(vote, paper);
  const objects = paper.state !== 'void' && !seat.objected && !vote.movedAt;
  return (
    <Note tone={paper.state === 'waits' ? 'warn' : 'info'}>
      <div className={css.cast}>
        <span className={css.text}>
          {told} {paper.state !== 'void' && seat.objected && say('VOTE_DETAIL.BALLOT.OBJECTED')}
        </span>
        {objects && (
          <Button variant="default" onClick={onObject}>
            {say('VOTE_DETAIL.BALLOT.OBJECT')}
          </Button>
        )}
      </div>
      <div className={paperCss.mine}>
        <Attachments files={paper.photos} label={say('VOTE_PAPER.RECORD.PHOTO')} />
      </div>
    </Note>
  );
}

/** What became of the paper, in one sentence. */
function useTold(vote: VoteDetail, { number, date, recordedBy, at, state, voidWhy }: Paper): string {
  const say = useText();
  const shown = useShown();
  const moment = useMoment();
  const about = { number: showNumber(number), date: shown.day(date) };
  const by = { ...about, name: recordedBy, when: moment(at) };
  if (state === 'counts') return say('VOTE_PAPER.LIST.MINE', by);
  if (state === 'waits') return say(vote.closed ? 'VOTE_PAPER.LIST.MINE_WAITS_OVER' : 'VOTE_PAPER.LIST.MINE_WAITS', by);
  return say('VOTE_PAPER.LIST.MINE_VOID', { ...about, why: voidWhy ? say(`VOTE_PAPER.LIST.VOID.${voidWhy}`) : '' });
}
