import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { Statutes } from '../association/schema-settings.ts';
import { fraction, whole, zero } from '../base/shares/fraction.ts';
import { addDays, isWorkingDay, lastDayOf } from '../base/time/working-days.ts';
import { law, presets } from '../motions/rules-law.ts';
import type { Rule } from '../motions/rules-result.ts';
import type { PresetId } from '../motions/schema.ts';
import cs from '../votes/texts/law.cs.ts';
import en from '../votes/texts/law.en.ts';
import { lastsThrough } from './rules-days.ts';
import { type Draft, plainPreset, warningsOf } from './rules-warnings.ts';

const now = new Date('2026-11-02T09:00:00+01:00');
const ruleOf = (id: PresetId): Rule => presets.find((p) => p.id === id) as Rule;
const silent = Statutes.parse({});
const open = { ...silent, electronic: true, perRollam: true, substitute: true };
/** Settings of a preset; where `set` changes some, what the preset asks does not hold beside them. */
const draft = (id: PresetId, more: Partial<Draft> & { set?: Partial<Rule> } = {}): Draft => {
  const { set, ...rest } = more;
  const closesAt = '2026-12-31T23:59:00+01:00';
  return {
    rule: { ...ruleOf(id), ...(set && { law: null }), ...set },
    opensAt: null,
    closesAt,
    withoutVoter: 0,
    ...rest,
  };
};
const names = (d: Draft, statutes = open, at = now) => warningsOf(d, statutes, at).map((w) => w.key.split('.').at(-1));

it.each([
  ['an assembly', silent, 'assembly'],
  ['per rollam', { ...silent, perRollam: true }, 'perRollam'],
  ['electronic voting', { ...silent, electronic: true }, 'electronic'],
  ['both', open, 'electronic'],
] as const)('a vote begins with what statutes permit: %s', (_, statutes, id) => {
  expect(plainPreset(statutes)).toBe(id);
  const found = warningsOf(draft(id), statutes, now).map((w) => w.key);
  expect(found.filter((key) => key.endsWith('_STATUTES'))).toEqual([]);
});

describe('what disagrees with the law or the statutes', () => {
  it.each<[string, string[], Draft, Statutes?]>([
    ['an assembly as the law has it', [], draft('assembly')],
    ['an assembly by numbers alone', ['QUORUM_HALF'], draft('assembly', { set: {} })],
    [
      'a preset beside too little',
      [],
      draft('assembly', { set: { participation: zero, law: ruleOf('assembly').law } }),
    ],
    ['an assembly with more', [], draft('assembly', { set: { participation: fraction(51, 100) } })],
    ['an assembly with too little', ['QUORUM_BELOW'], draft('assembly', { set: { participation: fraction(39, 100) } })],
    [
      'an assembly online',
      ['ELECTRONIC_STATUTES', 'QUORUM_HALF'],
      draft('assembly', { set: { type: 'online' } }),
      silent,
    ],
    ['statutes that want 60 %', ['QUORUM_STATUTES'], draft('assembly'), { ...open, quorum: 60 }],
    [
      'just 60 % where more is wanted',
      ['QUORUM_STATUTES'],
      draft('assembly', { set: { participation: fraction(3, 5) } }),
      { ...open, quorum: 60 },
    ],
    ['a substitute assembly', ['SUBSTITUTE'], draft('substitute')],
    ['one the statutes do not know', ['SUBSTITUTE_STATUTES'], draft('substitute'), silent],
    ['per rollam online', ['SIGNATURE'], draft('perRollam')],
    ['per rollam on paper', [], draft('perRollam', { set: { type: 'local' } })],
    ['per rollam without consent', ['PER_ROLLAM_STATUTES'], draft('perRollam', { set: { type: 'local' } }), silent],
    [
      'per rollam after a failed assembly',
      [],
      draft('perRollam', { set: { type: 'local' }, afterFailedAssembly: true }),
      silent,
    ],
    [
      'per rollam with a quorum',
      ['SIGNATURE', 'QUORUM_EXTRA'],
      draft('perRollam', { set: { participation: fraction(1, 2) } }),
    ],
    ['per rollam of those present', ['SIGNATURE', 'OF_PRESENT'], draft('perRollam', { set: { of: 'present' } })],
    ['electronic with consent', [], draft('electronic')],
    ['electronic without consent', ['ELECTRONIC_STATUTES'], draft('electronic'), silent],
    ['electronic without an end', ['NO_END'], draft('electronic', { closesAt: null })],
    ['a short electronic one', ['ELECTRONIC_DAYS'], draft('electronic', { closesAt: '2026-11-09T20:00:00+01:00' })],
    ['a past end', ['ENDS_IN_PAST', 'ELECTRONIC_DAYS'], draft('electronic', { closesAt: '2026-11-01T20:00:00+01:00' })],
    ['half is enough', ['ACCEPT_BELOW'], draft('electronic', { set: { inclusive: true } })],
    ['a third is enough', ['ACCEPT_BELOW'], draft('electronic', { set: { accept: fraction(1, 3) } })],
    ['more than everybody', ['ACCEPT_NEVER'], draft('electronic', { set: { accept: whole } })],
    ['everybody', ['SIGNATURE'], draft('everyone')],
    ['66,67 % for two thirds', ['TWO_THIRDS'], draft('electronic', { set: { accept: fraction(6667, 10_000) } })],
    ['66,6 % for two thirds', ['TWO_THIRDS'], draft('electronic', { set: { accept: fraction(666, 1000) } })],
    ['two thirds', [], draft('electronic', { set: { accept: fraction(4, 6) } })],
    ['seats without a voter', ['WITHOUT_VOTER'], draft('electronic', { withoutVoter: 2 })],
    ['seats without a voter in the room', [], draft('assembly', { withoutVoter: 2 })],
    [
      'a poll by a third',
      ['POLL'],
      draft('poll', { set: { accept: zero, participation: fraction(1, 2) }, withoutVoter: 1 }),
      silent,
    ],
  ])('%s: %s', (_, wanted, d, statutes) => expect(names(d, statutes)).toEqual(wanted));
});

describe('days of the law', () => {
  it.each([
    // Invited on Monday 2 November: 30 full days are 3 November to 2 December.
    ['2026-12-02T18:00:00+01:00', 30, true],
    ['2026-12-03T18:00:00+01:00', 30, false],
    ['2026-11-17T18:00:00+01:00', 15, true],
    ['2026-11-18T00:00:00+01:00', 15, false],
  ])('an assembly on %s with %i days of notice is too soon: %s', (assemblyAt, noticeDays, soon) => {
    const found = names(draft('majorityOfAll', { assemblyAt }), { ...open, noticeDays });
    expect(found.includes('NOTICE')).toBe(soon);
  });

  it.each([
    // 15 days from 3 November end on Tuesday 17 November, a holiday, so on the 18th.
    ['2026-11-17T23:59:00+01:00', 15, null, true],
    ['2026-11-18T20:00:00+01:00', 15, null, true],
    ['2026-11-18T23:58:00+01:00', 15, null, true],
    ['2026-11-18T23:59:00+01:00', 15, null, false],
    ['2026-11-19T00:00:00+01:00', 15, null, false],
    // 20 days end on Sunday 22 November.
    ['2026-11-22T23:59:00+01:00', 20, null, true],
    ['2026-11-23T23:59:00+01:00', 20, null, false],
    // It begins later, so it ends later; a beginning that has passed is now.
    ['2026-11-18T23:59:00+01:00', 15, '2026-11-10T08:00:00+01:00', true],
    ['2026-11-25T23:59:00+01:00', 15, '2026-11-10T08:00:00+01:00', false],
    ['2026-11-17T23:59:00+01:00', 15, '2026-10-10T08:00:00+01:00', true],
  ])('per rollam to %s with %i days from %s is too short: %s', (closesAt, perRollamDays, opensAt, short) => {
    const found = names(draft('perRollam', { closesAt, opensAt }), { ...open, perRollamDays });
    expect(found.includes('PER_ROLLAM_DAYS')).toBe(short);
  });

  it('never goes under the 15 days of the law and says the first right day', () => {
    const [, found] = warningsOf(
      draft('perRollam', { closesAt: '2026-11-05T20:00:00+01:00' }),
      { ...open, perRollamDays: 3 },
      now,
    );
    expect(found).toMatchObject({ level: 'warn', params: { days: 15, earliest: '2026-11-18' } });
  });

  it('just before midnight in Prague the day is still that day, whatever it is in Greenwich', () => {
    const late = new Date('2026-07-01T23:30:00+02:00');
    const at = (closesAt: string) => names(draft('perRollam', { closesAt }), open, late).includes('PER_ROLLAM_DAYS');
    expect([at('2026-07-16T23:00:00+02:00'), at('2026-07-16T23:59:00+02:00')]).toEqual([true, false]);
  });

  it.each([
    ['2026-04-03', false], // Good Friday
    ['2026-04-06', false], // Easter Monday
    ['2026-04-07', true],
    ['2027-03-26', false],
    ['2027-03-29', false],
    ['2028-04-14', false],
    ['2026-12-24', false],
    ['2026-11-21', false],
    ['2026-11-23', true],
  ])('%s is a working day: %s', (day, works) => expect(isWorkingDay(day)).toBe(works));

  it('counts over the change of time and the end of the year', () => {
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
    expect(lastDayOf('2026-12-18', 15)).toBe('2027-01-04');
    expect(lastsThrough(new Date('2026-10-25T23:59:00+01:00'), '2026-10-25')).toBe(true);
    expect(lastsThrough(new Date('2026-10-25T23:58:00+01:00'), '2026-10-25')).toBe(false);
  });
});

it('presets are of the law they name, every word of them can be said, and the law is dated and only informs', () => {
  const all = [
    draft('everyone', { closesAt: '2026-11-05T20:00:00+01:00' }),
    draft('electronic', { withoutVoter: 5, closesAt: null }),
  ];
  for (const [locale, messages] of [
    ['cs', cs],
    ['en', en],
  ] as const) {
    const say = createTranslator({ locale, messages: messages as never }) as unknown as (
      key: string,
      params?: object,
    ) => string;
    const said = [
      ...all.flatMap((d) => warningsOf(d, silent, now)).map((w) => say(w.key, w.params)),
      ...presets.flatMap((p) => [say(p.name), say(p.why)]),
      ...Object.values(law.bases).map((b) => say(b.why)),
      say('VOTE.LAW.INFORMATIVE', { since: law.since, asOf: law.asOf }),
    ];
    for (const text of said) expect(text).not.toMatch(/[{}]|VOTE\./);
  }
  for (const p of presets) if (p.section) expect(JSON.stringify(cs)).toContain(p.section);
  expect([law.informative, law.since < law.asOf]).toEqual([true, true]);
});
