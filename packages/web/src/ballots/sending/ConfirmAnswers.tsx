import { Button, Text } from '@mantine/core';
import { fromText } from '#contract/base/shares/fraction.ts';
import type { Measure } from '#contract/base/shares/shares.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import type { Answer } from '../../base/answer.ts';
import { useText } from '../../base/texts.tsx';
import { Dialog, DialogButtons } from '../../kit/dialog/Dialog.tsx';
import { VoteSign } from '../../kit/motifs/VoteSign.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { useShareWords } from '../../motions/VoteShare.tsx';
import { answerOf, commonAnswer } from '../filling/ballot.ts';
import type { Ballot } from '../filling/useBallot.ts';
import css from './ConfirmAnswers.module.css';
import { useCountdown } from './useCountdown.ts';
import type { Submitting } from './useSubmitting.ts';

type Props = { vote: VoteDetail; ballot: Ballot; measure: Measure; submitting: Submitting };

/** The question before a code is sent: every answer once more, with the seats it is for. */
export function ConfirmAnswers({ vote, ballot, measure, submitting }: Props) {
  const say = useText();
  const { step, busy, notSent, close, askCode } = submitting;
  return (
    <Dialog opened={step.kind === 'confirm'} onClose={close} title={say('VOTE_DETAIL.CONFIRM.TITLE')}>
      <Answers vote={vote} ballot={ballot} measure={measure} />
      {ballot.seats
        .filter((s) => s.paperWaits)
        .map(({ seat }) => (
          <Note key={seat.id} tone="warn">
            {say('VOTE_PAPER.TOLD.WAITS', { units: seat.room_name })}
          </Note>
        ))}
      <Text>{say('VOTE_DETAIL.CONFIRM.TEXT')}</Text>
      {notSent && <NotSent key={String(notSent.params.seconds)} why={notSent} />}
      <DialogButtons>
        <Button variant="default" onClick={close}>
          {say('VOTE_DETAIL.CONFIRM.NO')}
        </Button>
        <Button loading={busy} onClick={() => void askCode()}>
          {say('VOTE_DETAIL.CONFIRM.YES')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Why no code went out; the time to wait runs down before one's eyes, and then there is no reason any more. */
function NotSent({ why }: { why: Answer }) {
  const say = useText();
  const { seconds } = why.params;
  const left = useCountdown(Number(seconds ?? 0));
  if (seconds !== undefined && left === 0) return null;
  return (
    <div className={css.refused}>
      <Note tone="bad">{say(why.key, seconds === undefined ? why.params : { seconds: left })}</Note>
    </div>
  );
}

/** Seats that answer everything alike stand together. */
function groupsOf(vote: VoteDetail, ballot: Ballot): (typeof ballot.seats)[] {
  const ids = ballot.seats.map((s) => s.seat.id);
  const alike = vote.votePoints.every((p) => commonAnswer(ballot.typed, ids, p.id) !== 'mixed');
  return alike ? [ballot.seats] : ballot.seats.map((seat) => [seat]);
}

function Answers({ vote, ballot, measure }: Omit<Props, 'submitting'>) {
  const say = useText();
  const words = useShareWords(measure);
  return groupsOf(vote, ballot).map((seats) => (
    <section key={seats[0]?.seat.id} className={css.seats}>
      <h3 className={css.for}>
        {seats
          .map(({ seat }) =>
            say('VOTE_DETAIL.CONFIRM.SEATS', {
              units: seat.room_name,
              share: words.both(fromText(seat.shares)),
            }),
          )
          .join('; ')}
      </h3>
      <ol className={css.answers}>
        {vote.votePoints.map((point) => {
          const value = seats[0] && answerOf(ballot.typed, seats[0].seat.id, point.id);
          return (
            <li key={point.id} className={css.answer}>
              <span>
                {point.number}. {point.name}
              </span>
              {value && (
                <b className={css.value}>
                  <VoteSign value={value} filled />
                  {say(`VOTE.CHOICES.${value}`)}
                </b>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  ));
}
