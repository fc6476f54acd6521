import { equals, type Fraction, fromText } from '#contract/base/shares/fraction.ts';
import type { KnownPoint } from '#contract/minutes/rules-known.ts';
import { lawIn } from '#contract/motions/rules-decisive.ts';
import { ruleWith } from '#contract/motions/rules-point.ts';
import { canDecide } from '#contract/motions/rules-presence.ts';
import type { Rule } from '#contract/motions/rules-result.ts';
import type { VoteDetail, VotePoint } from '#contract/motions/schema.ts';
import { type AgendaPoint, agendaOf } from '../../agenda/rows/queries.ts';
import { remarksOf } from '../../assembly/course/queries.ts';
import type { Asking } from '../../base/files/files.ts';
import { plainOf } from '../../base/text/rich-text.ts';
import { speak } from '../../base/text/speak.ts';

/** By what the vote is decided where a point says nothing else. */
export const ruleOf = (vote: VoteDetail): Rule => ({
  ...{ type: vote.type, basis: vote.basis, participation: fromText(vote.participation), accept: fromText(vote.accept) },
  ...{ inclusive: vote.acceptInclusive, of: vote.acceptOf, law: vote.law && lawIn(vote.law) },
});

/** Whether the room could decide the point; whether everybody was there for a matter off the agenda is asked apart. */
const isQuorate = (vote: VoteDetail, { rule }: VotePoint, present: Fraction, base: Fraction): boolean =>
  canDecide(ruleWith(ruleOf(vote), rule), { present, base });

function outcomeOf(vote: VoteDetail, point: VotePoint): KnownPoint['outcome'] {
  const { sums, room, passed, closedAt } = point;
  if (!sums || passed === null) return null;
  const base = fromText(vote.base);
  const present = room ? fromText(room.present.share) : null;
  return {
    ...{ passed, closedAt, agree: sums.agree.share, notAgree: sums.notAgree.share, noVote: sums.noVote.share },
    quorate: present === null || isQuorate(vote, point, present, base),
    of: room && present && present.num > 0n ? room.present.share : vote.base,
    isOfPresent: room !== null,
    present: room?.present.share ?? null,
    unanimous: present !== null && equals(present, base) && equals(fromText(sums.agree.share), base),
  };
}

type Voted = { vote: VoteDetail; point: VotePoint };
const votedIn = (votes: readonly VoteDetail[]): Voted[] =>
  votes.flatMap((vote) => vote.votePoints.map((point) => ({ vote, point })));

const ofVote = ({ vote, point }: Voted): Pick<KnownPoint, 'wording' | 'voteId' | 'isOff' | 'outcome'> => ({
  ...{ wording: plainOf(point.description) || point.name, voteId: vote.id, isOff: point.offAgenda },
  outcome: outcomeOf(vote, point),
});

type Said = Pick<KnownPoint, 'objections' | 'note'>;
const nothing: Said = { objections: [], note: '' };

/** What members had written down at the points: objections, and questions with what was answered. */
async function saidAt({ db, scope, session }: Asking, meetingId: number): Promise<(pointId: number) => Said> {
  const say = speak(session.lang);
  const byPoint = Map.groupBy(await remarksOf(db, scope, meetingId), (r) => r.pointId);
  return (pointId) => {
    const said = byPoint.get(pointId) ?? [];
    const questions = said.filter((r) => r.kind === 'question');
    return {
      objections: said.filter((r) => r.kind === 'objection').map(({ person, text }) => ({ who: person, text })),
      note: questions
        .map(({ person, text, answer }) =>
          say('MINUTES_TEXT.QUESTION', { who: person, text, answer: answer || 'none' }),
        )
        .join('\n'),
    };
  };
}

function ofAgenda(point: AgendaPoint, all: readonly AgendaPoint[], voted: Voted | undefined, said: Said): KnownPoint {
  const { id, label, name, kind, wording, counterTo, addedAt } = point;
  const isOff = kind !== 'information' && addedAt !== null && counterTo === null;
  return {
    ...{ key: `a${id}`, label, name, kind, ...said },
    counterTo: all.find((p) => p.id === counterTo)?.label ?? null,
    ...(voted ? ofVote(voted) : { wording, voteId: null, outcome: null }),
    isOff,
  };
}

/** Points of the agenda in their order with what was voted on, and after them points of votes that are not on it. */
export async function pointsOf(at: Asking, meetingId: number, votes: readonly VoteDetail[]): Promise<KnownPoint[]> {
  const agenda = await agendaOf(at.db, at.scope, meetingId);
  const said = await saidAt(at, meetingId);
  const voted = votedIn(votes);
  const byPoint = new Map(voted.map((v) => [v.point.id, v]));
  const listed = agenda.map((p) => ofAgenda(p, agenda, byPoint.get(p.votePointId ?? 0), said(p.id)));
  const onAgenda = new Set(agenda.map((p) => p.votePointId));
  const counted = agenda.filter((p) => p.counterTo === null).length;
  const rest = voted
    .filter(({ point }) => !onAgenda.has(point.id))
    .map((one, i): KnownPoint => {
      const { id, name } = one.point;
      const label = String(counted + i + 1);
      return { key: `v${id}`, label, name, kind: 'resolution', counterTo: null, ...nothing, ...ofVote(one) };
    });
  return [...listed, ...rest];
}
