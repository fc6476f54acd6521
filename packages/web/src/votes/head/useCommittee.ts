import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { whyNotEnded, whyNotProlonged } from '#contract/course/rules.ts';
import { voteLinks } from '#contract/motions/links.ts';
import type { VoteDetail } from '#contract/motions/schema.ts';
import { useAgain, useFinish, useLook } from '../../answers/data.ts';
import { useWayBack } from '../../base/left.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';

const courseOf = (vote: VoteDetail) => ({ ...vote, closesAt: vote.closesAt === null ? null : new Date(vote.closesAt) });

/** Whether the vote can be ended by hand now: before its announced end only when everybody has voted. */
export const canEnd = (vote: VoteDetail): boolean =>
  whyNotEnded(courseOf(vote), { all: vote.seatCount, voted: vote.turnout.seats }, new Date()) === null;

/** Whether the end may still be moved, once and later. */
export function canProlong(vote: VoteDetail): boolean {
  const { closesAt, ...course } = courseOf(vote);
  if (!closesAt) return false;
  const prolongedAt = vote.prolonged ? new Date(vote.prolonged.at) : null;
  return whyNotProlonged({ ...course, closesAt, prolongedAt }, new Date(closesAt.getTime() + 1), new Date()) === null;
}

/** Prepares a draft on the same wording after a cancelled vote and goes there. */
export function useVoteAgain(vote: VoteDetail) {
  const navigate = useNavigate();
  const change = useAgain();
  const again = async () => {
    const made = await change.run({ id: vote.id }).catch(() => undefined);
    if (made) await navigate({ ...voteLinks.edit(made.id) });
  };
  return { again, busy: change.busy };
}

/** Ends a vote after a question and returns to the list. */
export function useAskFinish(vote: VoteDetail) {
  const say = useText();
  const navigate = useNavigate();
  const list = useWayBack(voteLinks.list());
  const change = useFinish();
  const waiting = vote.seatCount - vote.turnout.seats;
  const finish = async () => {
    const yes = await confirm({
      title: say('VOTE_DETAIL.FINISH.TITLE', { name: vote.name }),
      text: [waiting > 0 ? say('VOTE_DETAIL.FINISH.WAITING', { count: waiting }) : '', say('VOTE_DETAIL.FINISH.TEXT')]
        .filter(Boolean)
        .join(' '),
      yes: say('VOTE_DETAIL.FINISH.YES'),
      no: say('FORM.KEEP'),
      danger: true,
    });
    if (!yes) return;
    const done = await change.run({ id: vote.id }).catch(() => undefined);
    if (!done || list.go()) return;
    await navigate({ ...voteLinks.list(), search: list.search });
  };
  return { finish, busy: change.busy, refused: change.refused };
}

/** Changes with every ballot and every turn of the vote. */
const markOf = ({ head, status, closed }: VoteDetail) => `${head?.seq} ${status} ${closed}`;

/** The running sums of a hidden vote, asked for and logged; forgotten when the vote itself changes. */
export function useAskLook(vote: VoteDetail) {
  const say = useText();
  const change = useLook();
  const [seen, setSeen] = useState<VoteDetail | null>(null);
  const look = async () => {
    const yes = await confirm({
      title: say('VOTE_DETAIL.LOOK.TITLE'),
      text: say('VOTE_DETAIL.LOOK.TEXT'),
      yes: say('VOTE_DETAIL.LOOK.YES'),
      no: say('FORM.KEEP'),
    });
    if (!yes) return;
    const looked = await change.run({ id: vote.id }).catch(() => undefined);
    if (looked) setSeen(looked);
  };
  return { look, shown: seen && markOf(seen) === markOf(vote) ? seen : vote };
}
