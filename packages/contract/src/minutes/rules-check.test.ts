import { describe, expect, it } from 'vitest';
import { fraction, toText } from '../base/shares/fraction.ts';
import { findingsOf } from './rules-check.ts';
import { composed, type Words, withPeople } from './rules-compose.ts';
import type { Known, KnownPoint } from './rules-known.ts';
import { noOverrides } from './rules-overrides.ts';
import type { MinutesOverrides } from './schema.ts';

/** Says keys and what they are said with, so that no language stands in the way. */
const words: Words = {
  say: (key, params = {}) => [key, ...Object.values(params)].join(' '),
  day: (at) => at.slice(0, 10),
  clock: (at) => at.slice(11, 16),
  percent: ({ num, den }) => `${(Number(num) * 100) / Number(den)} %`,
};

const share = (num: number, den: number) => toText(fraction(num, den));
const outcome = {
  ...{ passed: true, quorate: true, closedAt: '2026-12-16T18:00:00.000Z', of: share(7, 10), isOfPresent: true },
  ...{ agree: share(6, 10), notAgree: share(1, 10), noVote: share(0, 1), present: share(7, 10), unanimous: false },
};
const point = (more: Partial<KnownPoint> = {}): KnownPoint => ({
  ...{ key: 'v1', label: '1', name: 'Střecha', kind: 'resolution', wording: 'Opravíme ji za 1 460 000 Kč.' },
  ...{ voteId: 7, isOff: false, counterTo: null, objections: [], note: '', outcome },
  ...more,
});
const whole: Known = {
  meeting: {
    ...{ name: 'Prosincové', start: '2026-12-16T17:00:00.000Z', end: '2026-12-16T19:00:00.000Z' },
    address: 'Kočárkárna',
  },
  notice: { sentAt: '2026-11-10T09:00:00.000Z', full: 35, days: 30, isShort: false },
  delivery: null,
  begunAt: '2026-12-16T17:03:00.000Z',
  endedAt: '2026-12-16T18:24:00.000Z',
  officers: {
    opener: { id: 1, name: 'Tomáš Řezáč' },
    chair: { id: 1, name: 'Tomáš Řezáč' },
    scribe: { id: 2, name: 'Věra Hrdličková' },
    verifiers: [{ id: 3, name: 'Čeněk Borůvka' }],
  },
  room: {
    ...{ base: share(1, 1), seats: 22, turns: [] },
    opening: { at: '2026-12-16T17:03:00.000Z', share: share(7, 10), seats: 11, byPower: 2 },
  },
  proof: 'sheet',
  points: [point(), point({ key: 'a4', label: '2', kind: 'information', voteId: null, outcome: null })],
  powers: 2,
  votes: 1,
};
const officers = (more: Partial<Known['officers']>) => ({ officers: { ...whole.officers, ...more } });
const points = (...list: KnownPoint[]) => ({ points: list });
const said = (more: Partial<MinutesOverrides>): MinutesOverrides => ({ ...noOverrides, ...more });

const failing = (known: Partial<Known>, overrides = noOverrides) => {
  const all = { ...whole, ...known };
  const found = findingsOf(all, composed(all, overrides, words, 'cs'));
  return found.filter((f) => !f.ok).map((f) => [f.id, f.at, ...(f.wrong ? ['wrong'] : [])].join(' '));
};

describe('the check of minutes', () => {
  const off = { isOff: true, key: 'a9' };
  it.each<[string, Partial<Known>, MinutesOverrides, string[]]>([
    ['whole', {}, noOverrides, []],
    ['never called', { notice: null }, noOverrides, ['convened convened']],
    ['never called, but said', { notice: null }, said({ facts: { convened: 'Ústně' } }), []],
    ['said to be nothing', {}, said({ facts: { convened: ' ' } }), ['convened convened']],
    [
      ...(['late', { notice: { sentAt: '2026-12-01', full: 14, days: 30, isShort: true } }, noOverrides] as const),
      ['term convened wrong'],
    ],
    ['no place said', {}, said({ facts: { held: '' } }), ['held held']],
    ['nobody opened', officers({ opener: null }), noOverrides, ['opened opened']],
    ['a stranger opened', officers({ opener: null }), said({ facts: { opened: 'Advokát Nový' } }), []],
    ['nobody chaired', officers({ chair: null }), noOverrides, ['chaired chaired']],
    ['nobody wrote', officers({ scribe: null }), noOverrides, ['scribe officers']],
    ['nobody wrote nor verified', officers({ scribe: null, verifiers: [] }), noOverrides, ['scribe officers']],
    ['a stranger wrote', officers({ scribe: null }), said({ facts: { officers: 'Píše notář.' } }), []],
    ['no attendance', { room: null, proof: null }, noOverrides, ['present present']],
    ['no attendance, but said', { room: null, proof: null }, said({ facts: { present: 'Deset lidí' } }), []],
    ['nothing signed', { proof: 'none' }, noOverrides, ['sheet present']],
    ['confirmed by a second person', { proof: 'confirmed' }, noOverrides, []],
    ['no point', points(), noOverrides, ['points ']],
    ['still voting', points(point({ outcome: null })), noOverrides, ['results v1']],
    ['another wording', {}, said({ points: { v1: { wording: 'Za 1 490 000 Kč.' } } }), ['wording v1 wrong']],
    ['other spaces only', {}, said({ points: { v1: { wording: ' Opravíme ji  za 1 460 000 Kč.\n' } } }), []],
    ['another wording of what nobody voted on', {}, said({ points: { a4: { wording: 'Zpráva' } } }), []],
    ['without a quorum', points(point({ outcome: { ...outcome, passed: false, quorate: false } })), noOverrides, []],
    [
      ...([
        'adopted without a quorum',
        points(point({ outcome: { ...outcome, quorate: false } })),
        noOverrides,
      ] as const),
      ['quorum v1 wrong'],
    ],
    ['off the agenda', points(point(), point(off)), noOverrides, ['consent a9 wrong']],
    ['off the agenda, agreed', points(point(off)), said({ points: { a9: { consent: true } } }), []],
    ['off the agenda, all there', points(point({ ...off, outcome: { ...outcome, unanimous: true } })), noOverrides, []],
    [
      'off the agenda, only talked of',
      points(point(), point({ ...off, voteId: null, outcome: null })),
      noOverrides,
      [],
    ],
    [
      ...(['an objection', {}, said({ points: { v1: { objections: [{ who: 'B. Novotný', text: '' }] } } })] as const),
      ['objections v1'],
    ],
    ['an objection with its text', {}, said({ points: { v1: { objections: [{ who: 'B. N.', text: 'Ne' }] } } }), []],
    ['two things', { notice: null, proof: 'none' }, noOverrides, ['convened convened', 'sheet present']],
  ])('%s', (_, known, overrides, expected) => {
    expect(failing(known, overrides)).toEqual(expected);
  });

  it('counts what there is to check: nothing of consents and objections where there are none', () => {
    const all = findingsOf(whole, composed(whole, noOverrides, words, 'cs'));
    expect(all.map((f) => f.id)).toEqual([
      ...['convened', 'term', 'held', 'opened', 'chaired', 'scribe', 'present', 'sheet'],
      ...['points', 'results', 'wording', 'quorum'],
    ]);
  });
});

describe('minutes that are composed', () => {
  it('say what the portal knows, and otherwise only where somebody said so', () => {
    const own = said({ facts: { held: 'V úterý' }, points: { v1: { note: 'Bez rozpravy' } } });
    const content = composed(whole, own, words, 'cs');
    expect(content.facts.map((f) => [f.id, f.edited, f.source])).toEqual([
      ...[
        ['convened', false, 'invitation'],
        ['held', true, 'course'],
        ['opened', false, 'course'],
      ],
      ...[
        ['chaired', false, 'course'],
        ['officers', false, 'course'],
        ['present', false, 'attendance'],
      ],
    ]);
    expect(content.points[0]).toMatchObject({
      ...{ end: 'passed', note: 'Bez rozpravy', edited: false, consent: null },
    });
    expect(content.points[0]?.result).toContain('85.71428571428571 %');
    expect(content.points[1]).toMatchObject({ end: 'discussed', result: '' });
    // What is said as the portal says it is nobody's word.
    const same = composed(whole, said({ facts: { opened: 'Tomáš Řezáč' } }), words, 'cs');
    expect(same.facts.every((f) => !f.edited)).toBe(true);
  });

  it('name the moment when the quorum was not there', () => {
    const lost = point({ outcome: { ...outcome, passed: false, quorate: false, present: share(46, 100) } });
    const content = composed({ ...whole, points: [lost] }, noOverrides, words, 'cs');
    expect(content.points[0]).toMatchObject({ end: 'noQuorum', result: 'MINUTES_TEXT.NO_QUORUM 18:00 46 %' });
  });

  it('take people who were chosen in the place of those whom the portal knows', () => {
    const names = new Map([[5, 'Ludmila Dvorská']]);
    const people = { chair: 5, scribe: null, verifiers: [5, 6] };
    const { officers: chosen } = withPeople(whole, said({ people }), names);
    expect(chosen).toEqual({
      opener: whole.officers.opener,
      chair: { id: 5, name: 'Ludmila Dvorská' },
      scribe: null,
      verifiers: [{ id: 5, name: 'Ludmila Dvorská' }],
    });
  });
});
