import type { SeatRow } from '#contract/answers/schema.ts';
import { fromText, zero } from '#contract/base/shares/fraction.ts';
import { canDecide } from '#contract/motions/rules-presence.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { useText } from '../../base/texts.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { measureOf, ruleOfPoint } from '../../motions/counts.ts';
import { useShareWords } from '../../motions/VoteShare.tsx';
import { useAbstain, useClosePoint } from '../attendance/data.ts';
import { type Entries, entryOf } from './entries.ts';

/** Seats named in a question at most. */
const mostNamed = 10;
const namesOf = (seats: readonly SeatRow[]): string =>
  [
    ...seats.slice(0, mostNamed).map((s) => `${s.room_name} – ${s.full_name}`),
    ...(seats.length > mostNamed ? [`+ ${seats.length - mostNamed}`] : []),
  ].join('; ');

type Closing = { point: VotePoint; at: number; present: readonly SeatRow[]; entries: Entries };

/** The room cannot decide, so the point is closed as not adopted; what was not announced also when all there have answered. */
const isLost = (
  { offAgenda }: VotePoint,
  decides: boolean,
  silent: readonly SeatRow[],
  present: readonly SeatRow[],
): boolean => !decides && (offAgenda || silent.length > 0 || present.length === 0);

/** Closes a point after one question: what it says depends on who is silent and whether the room can decide at all. */
export function useClosing(vote: VoteDetail, save: () => Promise<boolean>) {
  const say = useText();
  const words = useShareWords(measureOf(vote));
  const close = useClosePoint();
  const abstain = useAbstain();
  const ask = async ({ point, at, present, entries }: Closing, silent: readonly SeatRow[], decides: boolean) => {
    const no = say('FORM.KEEP');
    const percent = words.percent(point.room ? fromText(point.room.present.share) : zero);
    const count = (value: string) => present.filter((s) => entryOf(entries, s, point.id) === value).length;
    if (isLost(point, decides, silent, present))
      return confirm({
        title: say('VOTE_LOCAL.CLOSE.LOST_TITLE'),
        text: say('VOTE_LOCAL.CLOSE.LOST_TEXT', { at, percent }),
        yes: say('VOTE_LOCAL.CLOSE.LOST_YES'),
        no,
        danger: true,
      });
    const agrees =
      !point.offAgenda ||
      (await confirm({
        title: say('VOTE_LOCAL.CLOSE.CONSENT_TITLE', { at }),
        text: say('VOTE_LOCAL.CLOSE.CONSENT_TEXT', { name: point.name }),
        yes: say('VOTE_LOCAL.CLOSE.CONSENT_YES'),
        no,
      }));
    if (!agrees) return false;
    if (silent.length > 0)
      return confirm({
        title: say('VOTE_LOCAL.CLOSE.SILENT_TITLE', { count: silent.length }),
        text: say('VOTE_LOCAL.CLOSE.SILENT_TEXT', { seats: namesOf(silent) }),
        yes: say('VOTE_LOCAL.CLOSE.SILENT_YES'),
        no,
      });
    const counts = { agree: count('agree'), notAgree: count('notAgree'), noVote: count('noVote') };
    return confirm({
      title: say('VOTE_LOCAL.CLOSE.TITLE', { at, name: point.name }),
      text: say('VOTE_LOCAL.CLOSE.TEXT', { percent, ...counts }),
      yes: say('VOTE_LOCAL.CLOSE.YES'),
      no,
    });
  };
  const run = async (asked: Closing): Promise<boolean> => {
    const { point, present, entries } = asked;
    const silent = present.filter((s) => entryOf(entries, s, point.id) === 'miss');
    const room = { present: point.room ? fromText(point.room.present.share) : zero, base: fromText(vote.base) };
    const decides = canDecide(ruleOfPoint(vote, point), room);
    if (!(await ask(asked, silent, decides)) || !(await save())) return false;
    const lost = isLost(point, decides, silent, present);
    const of = { id: vote.id, point: point.id };
    // Whoever closes it has just said that all agree.
    const consent = point.offAgenda && !lost ? { refused: [] } : {};
    if (silent.length > 0 && !lost) {
      const put = await abstain.run({ ...of, seats: silent.map((s) => s.id) }).catch(() => undefined);
      if (!put) return false;
    }
    return (await close.run({ ...of, lost, ...consent }).catch(() => undefined)) !== undefined;
  };
  return { run, busy: close.busy || abstain.busy, refused: abstain.refused ?? close.refused };
}
