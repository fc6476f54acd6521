import { type Fraction, fromText } from '../base/shares/fraction.ts';
import { exactPart } from '../base/shares/shares.ts';
import type { TextKey } from '../texts/keys.ts';
import type { Known, KnownPoint, Officer, RoomTurn } from './rules-known.ts';
import type { MinutesContent, MinutesOverrides } from './schema.ts';
import { type FactId, type FactSource, factIds, type OfficeRole, type PointEnd } from './schema-words.ts';

/** How the minutes are said: sentences, days, hours and percents of one language. */
export type Words = {
  say: (key: TextKey, params?: Record<string, string | number>) => string;
  day: (at: string) => string;
  clock: (at: string) => string;
  percent: (part: Fraction) => string;
};

const sentences = (...said: readonly (string | false | null)[]) => said.filter(Boolean).join(' ');

function convened({ notice, delivery }: Known, { say, day }: Words): string {
  if (!notice) return '';
  const { sentAt, full, days, isShort } = notice;
  return sentences(
    say('MINUTES_TEXT.CONVENED', { day: day(sentAt), full, days, short: isShort ? 'yes' : 'no' }),
    delivery && delivery.mailed + delivery.onPaper > 0 && say('MINUTES_TEXT.DELIVERED', delivery),
    delivery && delivery.missed > 0 && say('MINUTES_TEXT.UNDELIVERED', { count: delivery.missed }),
  );
}

function held({ meeting, begunAt, endedAt }: Known, { say, day, clock }: Words): string {
  const [from, to] = [begunAt ?? meeting.start, endedAt ?? meeting.end];
  return say('MINUTES_TEXT.HELD', {
    ...{ day: day(from), from: clock(from), to: clock(to), address: meeting.address },
    ends: day(from) === day(to) ? 'same' : day(to),
  });
}

const nameOf = (officer: Officer | null) => officer?.name ?? '';

/** Whoever opens or chairs: by their name alone. */
function officers(known: Known, { say }: Words): string {
  const { scribe, verifiers } = known.officers;
  return sentences(
    scribe && say('MINUTES_TEXT.SCRIBE', { name: scribe.name }),
    verifiers.length > 0 &&
      say('MINUTES_TEXT.VERIFIERS', { count: verifiers.length, names: verifiers.map((v) => v.name).join(', ') }),
  );
}

/** More changes of the room than this are left to the attendance, but for lost quorums. */
const mostTurns = 6;

function turnText({ at, share, left, lost }: RoomTurn, base: Fraction, { say, clock, percent }: Words): string {
  const params = { at: clock(at), share: percent(exactPart(fromText(share), base)), left: left || 'none' };
  return say(lost ? 'MINUTES_TEXT.TURN_LOST' : 'MINUTES_TEXT.TURN', params);
}

function present({ room }: Known, words: Words): string {
  if (!room) return '';
  const { opening, turns, seats } = room;
  const base = fromText(room.base);
  const told = turns.length > mostTurns ? turns.filter((t) => t.lost) : turns;
  return sentences(
    words.say('MINUTES_TEXT.PRESENT', {
      ...{ here: opening.seats, seats, power: opening.byPower },
      share: words.percent(exactPart(fromText(opening.share), base)),
    }),
    ...told.map((turn) => turnText(turn, base, words)),
    told.length < turns.length && words.say('MINUTES_TEXT.TURNS_MORE'),
  );
}

/** Every fact as the portal says it; empty where it knows nothing. */
export function factsOf(known: Known, words: Words): Record<FactId, string> {
  return {
    convened: convened(known, words),
    held: held(known, words),
    opened: nameOf(known.officers.opener),
    chaired: nameOf(known.officers.chair),
    officers: officers(known, words),
    present: present(known, words),
  };
}

export function endOf({ outcome, voteId }: KnownPoint): PointEnd {
  if (!outcome) return voteId === null ? 'discussed' : 'open';
  if (!outcome.quorate) return 'noQuorum';
  return outcome.passed ? 'passed' : 'failed';
}

/** How it was voted on, or when the quorum was not there. */
export function resultOf(point: KnownPoint, base: string | null, { say, clock, percent }: Words): string {
  const { outcome } = point;
  if (!outcome) return endOf(point) === 'open' ? say('MINUTES_TEXT.OPEN') : '';
  if (!outcome.quorate && outcome.closedAt && outcome.present && base)
    return say('MINUTES_TEXT.NO_QUORUM', {
      at: clock(outcome.closedAt),
      share: percent(exactPart(fromText(outcome.present), fromText(base))),
    });
  const of = fromText(outcome.of);
  const part = (share: string) => {
    const of1 = fromText(share);
    return of1.num === 0n ? 'none' : percent(exactPart(of1, of));
  };
  return say('MINUTES_TEXT.RESULT', {
    ...{ agree: percent(exactPart(fromText(outcome.agree), of)), notAgree: part(outcome.notAgree) },
    ...{ noVote: part(outcome.noVote), of: outcome.isOfPresent ? 'present' : 'all' },
  });
}

const sourceOf = (id: FactId, known: Known, edited: boolean): FactSource => {
  if (id === 'convened') return known.delivery ? 'delivery' : 'invitation';
  if (id === 'held') return known.begunAt ? 'course' : 'meeting';
  if (id === 'present') return 'attendance';
  const officer = { opened: 'opener', chaired: 'chair', officers: 'scribe' } as const;
  return edited || known.officers[officer[id]] === null ? 'hand' : 'course';
};

/** Whom people chose stands in the place of whom the portal knows. */
export function withPeople(known: Known, overrides: MinutesOverrides, names: ReadonlyMap<number, string>): Known {
  const { people } = overrides;
  const chosen = (id: number | null): Officer | null => {
    const name = id === null ? undefined : names.get(id);
    return id === null || name === undefined ? null : { id, name };
  };
  const one = (role: 'opener' | 'chair' | 'scribe') => {
    const id = people[role];
    return id === undefined ? known.officers[role] : chosen(id);
  };
  const verifiers = people.verifiers?.map(chosen).filter((v) => v !== null) ?? known.officers.verifiers;
  return { ...known, officers: { opener: one('opener'), chair: one('chair'), scribe: one('scribe'), verifiers } };
}

function annexes(known: Known, { say }: Words): string {
  return say('MINUTES_TEXT.ANNEXES', {
    powers: known.powers,
    votes: known.votes > 0 ? 'yes' : 'no',
    attendance: known.room === null ? 'none' : known.proof === 'sheet' ? 'signed' : 'unsigned',
  });
}

const peopleOf = ({ officers: { verifiers, ...ones } }: Known): MinutesContent['people'] => [
  ...(['opener', 'chair', 'scribe'] as const).flatMap((role: Exclude<OfficeRole, 'verifier'>) => {
    const officer = ones[role];
    return officer ? [{ role, ...officer }] : [];
  }),
  ...verifiers.map((v) => ({ role: 'verifier' as const, ...v })),
];

/** What the minutes say: what the portal knows, where nobody said otherwise. */
export function composed(
  known: Known,
  overrides: MinutesOverrides,
  words: Words,
  lang: MinutesContent['lang'],
): MinutesContent {
  const said = factsOf(known, words);
  const facts = factIds.map((id) => {
    const own = overrides.facts[id];
    const edited = own !== undefined && own !== said[id];
    return { id, text: edited ? own : said[id], edited, source: sourceOf(id, known, edited) };
  });
  const points = known.points.map((point) => {
    const { wording, consent, note = point.note, objections = point.objections } = overrides.points[point.key] ?? {};
    const edited = wording !== undefined && wording !== point.wording;
    return {
      ...{ key: point.key, label: point.label, name: point.name, end: endOf(point), voteId: point.voteId },
      ...{ wording: edited ? wording : point.wording, edited, note, objections: [...objections] },
      result: resultOf(point, known.room?.base ?? null, words),
      consent: point.isOff ? (consent ?? point.outcome?.unanimous ?? false) : null,
    };
  });
  const rest = { annexes: annexes(known, words), missing: [], reason: '' };
  return {
    ...{ lang, meeting: known.meeting, facts, people: peopleOf(known), points },
    unproven: known.proof !== 'sheet' && known.proof !== 'confirmed',
    ...rest,
  };
}
