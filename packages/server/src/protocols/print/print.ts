import { equals, fromText, sum, whole } from '#contract/base/shares/fraction.ts';
import { law } from '#contract/motions/rules-law.ts';
import { roomRange } from '#contract/motions/rules-presence.ts';
import { endedEarly } from '#contract/protocols/rules.ts';
import type { Lasting } from '../../base/files/kept-prints.ts';
import type { Block, Letterhead } from '../../base/pdf/pdf-blocks.ts';
import type { Line, Report } from '../facts/steps.ts';
import { annex } from './print-annex.ts';
import { changeBlocks } from './print-changes.ts';
import { paperBlocks, paperFact } from './print-papers.ts';
import { pointBlocks } from './print-points.ts';
import { ruleFacts } from './print-rule.ts';
import { type Lang, type Words, wordsOf } from './print-words.ts';

type Fact = readonly [string, string];
const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
const text = (said: string, tone: 'plain' | 'strong' | 'quiet' | 'code' = 'plain'): Block => ({
  kind: 'text',
  text: said,
  tone,
});

/** In the first line: that nothing but the committee's own record says who was there and how they voted. */
function backedBlocks({ vote }: Report, { say }: Words): Block[] {
  return vote.attendance?.proof === 'none' ? [text(say('VOTE.REPORT.PROTOCOL.BACKED.none'), 'strong')] : [];
}

function backedFacts({ vote }: Report, { say, moment }: Words): Fact[] {
  const { attendance } = vote;
  if (!attendance || attendance.proof === 'none') return [];
  const { proof, confirmedBy, confirmedAt } = attendance;
  const params = { name: confirmedBy ?? '', at: confirmedAt ? moment(confirmedAt) : '' };
  return [[say('VOTE.REPORT.PROTOCOL.BACKED.NAME'), say(`VOTE.REPORT.PROTOCOL.BACKED.${proof}`, params)]];
}

function outcomeBlocks({ vote }: Report, { say, moment }: Words): Block[] {
  if (vote.cancelledAt) {
    const params = { at: moment(vote.cancelledAt), reason: vote.cancelReason ?? '' };
    return [text(say('VOTE.REPORT.PROTOCOL.CANCELLED', params), 'strong')];
  }
  const { prolonged, replaces } = vote;
  const notes: Block[] = [];
  if (endedEarly(vote) && vote.finishedAt && vote.closesAt) {
    const params = { finished: moment(vote.finishedAt), closes: moment(vote.closesAt) };
    notes.push(text(say('VOTE.REPORT.PROTOCOL.EARLY', params), 'strong'));
  }
  if (prolonged) {
    const params = { at: moment(prolonged.at), from: moment(prolonged.from), reason: prolonged.reason };
    notes.push(text(say('VOTE.REPORT.PROTOCOL.PROLONGED', params)));
  }
  if (replaces?.cancelledAt) {
    const params = { name: replaces.name, at: moment(replaces.cancelledAt), same: replaces.same ? 'yes' : 'no' };
    notes.push(text(say('VOTE.REPORT.PROTOCOL.REPLACES', params)));
  }
  if (vote.afterFailedAssembly) notes.push(text(say('VOTE.REPORT.PROTOCOL.AFTER_FAILED')));
  return notes;
}

function courseFacts({ vote }: Report, words: Words): Fact[] {
  const { say, moment } = words;
  const t = (key: string) => say(`VOTE.REPORT.PROTOCOL.${key}`);
  const { section } = law.bases[vote.basis];
  const basis = say(`VOTE.BASES.${vote.basis}`);
  const opened = [vote.startedAt, vote.opensAt]
    .filter((at) => at !== null)
    .sort()
    .at(-1);
  return [
    [t('BASIS'), section ? say('VOTE.REPORT.PROTOCOL.BASIS_TEXT', { basis, section }) : basis],
    [t('TYPE'), say(`VOTE.TYPES.${vote.type}`)],
    ...(vote.meetingOfOwners ? [[t('MEETING'), vote.meetingOfOwners] as const] : []),
    ...(opened ? [[t('OPENED'), moment(opened)] as const] : []),
    [t('CLOSES'), vote.closesAt ? moment(vote.closesAt) : t('CLOSES_NONE')],
    ...(vote.finishedAt ? [[t('FINISHED'), moment(vote.finishedAt)] as const] : []),
  ];
}

/** At an assembly who took part is who was in the room. */
function turnoutFact({ vote }: Report, { say, share }: Words): Fact {
  const range = roomRange(vote.votePoints.map((p) => p.room));
  if (!range) return [say('VOTE.REPORT.PROTOCOL.TURNOUT'), share(fromText(vote.turnout.share))];
  const [least, most] = range;
  const name = say('VOTE.REPORT.PROTOCOL.ROOM.NAME');
  if (equals(least, most)) return [name, share(least)];
  return [name, say('VOTE.REPORT.PROTOCOL.ROOM.RANGE', { least: share(least), most: share(most) })];
}

function countFacts(report: Report, words: Words): Fact[] {
  const { vote } = report;
  const { say, share } = words;
  const t = (key: string, params = {}) => say(`VOTE.REPORT.PROTOCOL.${key}`, params);
  const alone = { seats: vote.withoutSecond.seats, share: share(fromText(vote.withoutSecond.share)) };
  const others = { seats: vote.castByOthers.seats, share: share(fromText(vote.castByOthers.share)) };
  return [
    [t('BASE'), t('BASE_TEXT', { share: words.base(), seats: vote.seatCount, units: vote.unitCount })],
    turnoutFact(report, words),
    [t('OTHERS'), others.seats > 0 ? t('OTHERS_TEXT', others) : t('OTHERS_NONE')],
    ...paperFact(report, words),
    ...(alone.seats > 0 ? [[t('ALONE'), t('ALONE_TEXT', alone)] as Fact] : []),
    [t('OBJECTIONS'), vote.objections > 0 ? String(vote.objections) : t('OBJECTIONS_NONE')],
  ];
}

function ownNote({ lines }: Report, { say, inPercent }: Words): Block[] {
  const own = lines.filter((l) => l.own);
  if (own.length === 0) return [];
  const params = { units: own.map((l) => l.units).join(', '), share: inPercent(sum(own.map((l) => l.share)), whole) };
  return [text(say('VOTE.REPORT.PROTOCOL.OWN', params))];
}

/** How the seat took part, in words. */
export function wayOf({ own, channel }: Line, { shows }: Report, { say }: Words): string {
  if (own) return say('VOTE.REPORT.PROTOCOL.OWN_SEAT');
  if (!shows) return '';
  if (!channel) return say('VOTE.REPORT.PROTOCOL.NOT_CAST');
  return channel === 'own' ? say('VOTE.REPORT.PROTOCOL.CAST') : say(`VOTE.CHANNELS.${channel}`);
}

function attendance(report: Report, words: Words): Block[] {
  const { say, inPercent } = words;
  const columns = ['UNITS', 'OWNERS', 'SPARE', 'SHARE', 'CHANNEL'];
  return [
    heading(2, say('VOTE.REPORT.PROTOCOL.ATTENDANCE')),
    {
      kind: 'table',
      head: columns.map((c) => say(`VOTE.REPORT.PROTOCOL.ATTENDANCE_COLUMNS.${c}`)),
      widths: [2, 4.4, 3.2, 1.8, 2.6],
      numbers: [3],
      rows: report.lines.map((l) => [
        l.units,
        l.owners,
        l.spare,
        l.own ? '' : inPercent(l.share),
        wayOf(l, report, words),
      ]),
    },
  ];
}

function proof({ vote }: Report, { say }: Words, address: string): Block[] {
  const t = (key: string, params = {}) => say(`VOTE.REPORT.PROTOCOL.${key}`, params);
  const { head } = vote;
  const code = (name: string, value: string): Block[] => [text(name, 'quiet'), text(value, 'code')];
  return [
    heading(2, t('PROOF')),
    text(t('PROOF_TEXT')),
    ...code(t('FINGERPRINT'), vote.fingerprint ?? ''),
    ...(head
      ? [
          ...code(t('ROOT', { seq: head.seq }), head.hash),
          ...code(t('SIGNATURE'), head.signature),
          ...code(t('KEY'), head.publicKey),
        ]
      : []),
    ...code(t('VERIFY'), address),
  ];
}

export type Paper = { lang: Lang; at: Date; letterhead: Letterhead; address: string };

/** The protocol of an ended vote, but the moment of printing: for as long as nothing in it changes, it is one paper. */
export function protocolOf(
  report: Report,
  { lang, letterhead, address }: Omit<Paper, 'at'>,
): Lasting & { name: string } {
  const { vote } = report;
  const words = wordsOf(lang, report.measure);
  const { say, moment } = words;
  const t = (key: string, params = {}) => say(`VOTE.REPORT.PROTOCOL.${key}`, params);
  const title = `${t('TITLE')}: ${vote.name}`;
  const facts = [
    ...courseFacts(report, words),
    ...ruleFacts(report.rule, vote.preset, words),
    ...countFacts(report, words),
    ...backedFacts(report, words),
  ];
  const above: Block[] = [heading(1, title), ...backedBlocks(report, words), ...outcomeBlocks(report, words)];
  const below: Block[] = [
    ...ownNote(report, words),
    ...(vote.description ? [heading(2, t('ABOUT')), { kind: 'rich', html: vote.description } as const] : []),
    heading(2, t('POINTS')),
    ...pointBlocks(report, words, lang),
    ...attendance(report, words),
    ...changeBlocks(report, words),
    ...paperBlocks(report, words),
    ...proof(report, words, address),
    { kind: 'signatures', lines: [t('RECORDER'), t('VERIFIER'), t('CHAIR')] },
    ...annex(report, words),
  ];
  const foot = t('FOOT', { name: vote.name });
  const sheet = (printedAt: Date) => {
    const rows = [...facts, [t('PRINTED'), moment(printedAt)] as const];
    return { blocks: [...above, { kind: 'facts' as const, rows }, ...below], foot };
  };
  return { name: t('FILE', { id: vote.id }), lang, title, letterhead, sheet };
}
