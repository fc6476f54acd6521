import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MySeat, VoteDetail } from '#contract/motions/schema.ts';
import { ObjectionDialog } from '../answers/ObjectionDialog.tsx';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';
import { useMoment } from '../motions/moments.ts';
import css from '../paper/CastForMe.module.css';
import { MyPapers } from '../paper/MyPaper.tsx';

/** My seats that somebody else voted for: who, when, and the way to object. */
export function CastForMe({ vote }: { vote: VoteDetail }) {
  const say = useText();
  const moment = useMoment();
  const [objecting, setObjecting] = useState<MySeat | null>(null);
  return (
    <>
      {vote.mySeats
        .filter((s) => s.castBy !== null && s.how !== 'proxy' && (s.channel !== 'paper' || s.former))
        .map((mine) => (
          <Note key={mine.seat.id} tone={mine.channel === 'local' || mine.former ? 'info' : 'warn'}>
            <div className={css.cast}>
              <span className={css.text}>
                {say(
                  `VOTE_DETAIL.BALLOT.${mine.former ? 'FORMER' : mine.channel === 'local' ? 'CAST_LOCAL' : 'CAST_BY'}`,
                  {
                    units: mine.seat.room_name,
                    name: mine.castBy ?? '',
                    when: mine.seat.updatedAt ? moment(mine.seat.updatedAt) : '',
                  },
                )}{' '}
                {mine.objected && say('VOTE_DETAIL.BALLOT.OBJECTED')}
              </span>
              {!mine.objected && !mine.former && !vote.movedAt && (
                <Button variant="default" onClick={() => setObjecting(mine)}>
                  {say('VOTE_DETAIL.BALLOT.OBJECT')}
                </Button>
              )}
            </div>
          </Note>
        ))}
      {vote.papers && <MyPapers vote={vote} />}
      <ObjectionDialog vote={vote.id} seat={objecting} onClose={() => setObjecting(null)} />
    </>
  );
}
