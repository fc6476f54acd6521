import { urlOf } from '#contract/base/calls/links.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { voteLinks } from '#contract/motions/links.ts';
import { numbersOf } from '#contract/motions/rules-numbers.ts';
import type { Db } from '../base/db/db.ts';
import type { Scope } from '../base/http/gate.ts';
import type { Portal } from '../base/http/handler.ts';
import { queueMails } from '../base/mail/mail.ts';
import { houseName } from '../base/people/people.ts';
import type { Holder } from '../census/queries-changes.ts';
import type { Standing } from '../census/queries-register.ts';
import { momentIn } from '../motions/notices-words.ts';
import type { Vote } from '../motions/queries.ts';
import { pointsOf } from '../motions/queries-points.ts';
import { type Mailbox, mailboxesOf } from './queries.ts';

type At = { scope: Scope; now: Date };
type Change = {
  seat: Standing;
  /** Who has it now: one, or each part of it. */
  parts: readonly (Holder & { units: string })[];
  /** Papers of the whole that waited and are void. */
  papers: number;
  day: string;
};
/** Somebody votes for these units from now on, does no more, or for a part of what they did. */
type Turn = { state: 'gained' | 'lost' | 'parted'; units: string; people: number[] };

const peopleOf = ({ ownerIds, voters }: Pick<Holder, 'ownerIds' | 'voters'>) => [
  ...new Set([...ownerIds, ...voters.map(([id]) => id)]),
];

function turnsOf({ seat, parts }: Change): Turn[] {
  const before = peopleOf(seat);
  const after = new Set(parts.flatMap(peopleOf));
  const isParted = parts.length > 1;
  const turns = parts.flatMap((p): Turn[] => {
    const who = peopleOf(p);
    const gained = who.filter((id) => !before.includes(id));
    const stayed = isParted ? who.filter((id) => before.includes(id)) : [];
    return [
      { state: 'gained', units: p.units, people: gained },
      { state: 'parted', units: p.units, people: stayed },
    ];
  });
  const lost = before.filter((id) => !after.has(id));
  return [...turns, { state: 'lost' as const, units: seat.units, people: lost }].filter((t) => t.people.length > 0);
}

/** One mail to each address, however many of these people have it. */
function boxesOf(known: ReadonlyMap<number, Mailbox[]>, people: readonly number[]): Mailbox[] {
  const boxes = people.flatMap((id) => known.get(id) ?? []).sort((a, b) => a.member - b.member);
  return boxes.filter((one, i) => boxes.findIndex((b) => b.email === one.email) === i);
}

/** Tells who votes from now on until when and about what, and who no more; also where the ballot was given already. */
export async function tellChanges(
  db: Db,
  portal: Portal,
  { scope, now }: At,
  vote: Vote,
  changes: readonly Change[],
): Promise<void> {
  // What belongs to the association votes for nobody, and nobody lost anything.
  const turns = changes.flatMap((change) => (change.seat.own ? [] : turnsOf(change).map((t) => ({ ...t, change }))));
  if (turns.length === 0) return;
  const named = await pointsOf(db, scope, vote.id);
  const numbers = numbersOf(named);
  const points = named.map((p, i) => `${numbers[i]}. ${p.name}`).join('\n');
  const name = await houseName(db, scope);
  const everybody = [...new Set(turns.flatMap((t) => t.people))];
  const known = Map.groupBy(await mailboxesOf(db, scope, everybody), (b) => Number(b.member));
  const mails = turns.flatMap(({ state, units, people, change }) => {
    const voting = new Set(change.parts.filter((p) => p.units === units).flatMap((p) => p.voters.map(([id]) => id)));
    return boxesOf(known, people).map(({ member, email, lang }) => ({
      ...{ svjId: scope.svjId, kind: 'voteRegister' as const, recipient: email, lang, createdAt: now },
      data: {
        ...{ house: name, vote: vote.name, type: vote.type, state, units, points },
        ...{
          day: showDay(change.day),
          voted: change.seat.voted ? 'yes' : 'no',
          paper: change.papers > 0 ? 'yes' : 'no',
        },
        // Of several owners only whom they named votes for them.
        acts: voting.has(Number(member)) ? 'yes' : 'no',
        closes: momentIn(lang, vote.closesAt),
        url: urlOf(portal.config.url, voteLinks.one(vote.id), { svj: scope.svjId }),
      },
    }));
  });
  await queueMails(db, mails);
}
