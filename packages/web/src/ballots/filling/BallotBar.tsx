import { Button } from '@mantine/core';
import { IconArrowLeft, IconCircleCheck, IconPencil, IconSend } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import css from '../../answers/BallotBar.module.css';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { StickyBar, StickyEnd, StickyText } from '../../kit/page/StickyBar.tsx';
import type { Ballot } from './useBallot.ts';

type Props = {
  vote: VoteDetail;
  ballot: Ballot;
  busy: boolean;
  onSend: () => void;
  sendRef: RefObject<HTMLButtonElement | null>;
  /** What the committee may do here. */
  children?: ReactNode;
};

/** The bar that stays in sight: how much is filled in, the way out, and the one primary button. */
export function BallotBar({ vote, ballot, busy, onSend, sendRef, children }: Props) {
  const say = useText();
  const way = useWayBack(voteLinks.list());
  const all = vote.votePoints.length;
  const voting = ballot.seats.length > 0;
  const mine = vote.mySeats.filter((s) => s.how !== 'proxy');
  const done = mine.length > 0 && mine.every((s) => s.own || s.channel !== null);
  const stop = async () => {
    const yes = await confirm({
      title: say('VOTE_DETAIL.BAR.STOP_TITLE'),
      text: say('VOTE_DETAIL.BAR.STOP_TEXT'),
      yes: say('VOTE_DETAIL.BAR.STOP_YES'),
      no: say('VOTE_DETAIL.BAR.STOP_NO'),
    });
    if (yes) ballot.forget();
  };
  return (
    <StickyBar unbroken>
      <Button
        className={css.back}
        variant="subtle"
        color="stone"
        leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
        renderRoot={(props) => <Link {...props} {...voteLinks.list()} search={way.search} onClick={(e) => way.go(e)} />}
      >
        {say('BASE.BACK')}
      </Button>
      <StickyText className={css.filled}>
        {voting && (
          <>
            <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            {say('VOTE_DETAIL.BAR.FILLED', { done: all - ballot.missing.length, all })}
          </>
        )}
        {!voting && done && (
          <>
            <IconCircleCheck size={18} stroke={1.75} aria-hidden="true" />
            {say('VOTE_DETAIL.BAR.DONE')}
            <Link className={css.receipt} {...voteLinks.verify(vote.id)}>
              {say('VOTE_DETAIL.BAR.RECEIPT')}
            </Link>
          </>
        )}
      </StickyText>
      <StickyEnd className={css.actions}>
        {voting && ballot.touched && (
          <Button variant="default" className={css.stop} onClick={() => void stop()}>
            {say('VOTE_DETAIL.BAR.STOP')}
          </Button>
        )}
        {children}
        {voting && (
          <Button
            ref={sendRef}
            loading={busy}
            leftSection={<IconSend size={20} stroke={1.75} aria-hidden="true" />}
            onClick={onSend}
          >
            {say('VOTE_DETAIL.BAR.SEND')}
          </Button>
        )}
      </StickyEnd>
    </StickyBar>
  );
}
