import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fraction, percent, show, whole, zero } from '../base/shares/fraction.ts';
import { type Preset, presets } from './rules-law.ts';
import { type CountedSeat, lawOf, outlookOf, partOf, type Rule, tallyOf, verdictOf } from './rules-result.ts';
import { type VoteValue, voteValues } from './schema.ts';

const half = fraction(1, 2);
const ruleOf = (id: Preset['id']): Rule => presets.find((p) => p.id === id) as Preset;
/** The numbers of the preset alone, as somebody would set them by hand. */
const bare = (id: Preset['id']): Rule => ({ ...ruleOf(id), law: null });
/** Seats of a house of 10 000 shares; the first answers `agree`, and so on. */
function sums(agree: number, notAgree = 0, noVote = 0, miss = 10_000 - agree - notAgree - noVote) {
  const shares = [agree, notAgree, noVote, miss];
  const seats = shares.map((n, i) => ({ id: i, share: fraction(n, 10_000), units: 1, own: false }));
  return tallyOf(seats, new Map(voteValues.map((v, i) => [i, v])));
}

describe('the law’s own rules', () => {
  it.each([
    ['assembly', [3000, 2000, 1], true],
    ['assembly', [2501, 2500, 0], true],
    ['assembly', [2500, 2500, 0], false],
    ['assembly', [2500, 2500, 1], false],
    ['assembly', [2501, 2499, 0], false],
    ['assembly', [4999, 0, 0], false],
    ['assembly', [0, 0, 0], false],
    ['perRollam', [5001, 0, 0], true],
    ['perRollam', [5000, 0, 0], false],
    ['perRollam', [5000, 5000, 0], false],
    ['substitute', [2001, 1999, 0], true],
    ['substitute', [3999, 0, 0], false],
    ['twoThirds', [4000, 2000, 0], true],
    ['twoThirds', [3999, 2000, 0], false],
    ['threeQuarters', [4500, 1500, 0], true],
    ['threeQuarters', [4500, 1501, 0], false],
    ['twoThirds', [4000, 1000, 0], false],
    ['threeQuarters', [3749, 1250, 2], false],
    ['majorityOfAll', [5000, 10, 0], false],
    ['majorityOfAll', [5001, 4999, 0], true],
    ['everyone', [10_000, 0, 0], true],
    ['everyone', [9999, 0, 0], false],
    ['twoThirdsOfAll', [6666, 3334, 0], false],
    ['threeQuartersOfAll', [7500, 0, 0], true],
    ['threeQuartersOfAll', [7499, 2501, 0], false],
    ['everyoneAtAssembly', [10_000, 0, 0], true],
    ['everyoneAtAssembly', [9999, 0, 1], false],
    ['perRollamThreeQuarters', [7500, 2500, 0], true],
    ['perRollamThreeQuarters', [7499, 0, 0], false],
    ['electronicThreeQuarters', [7500, 0, 0], true],
    ['electronicEveryone', [9999, 1, 0], false],
    ['poll', [5001, 0, 0], true],
  ] as const)('%s with %o: %s', (id, [agree, notAgree, noVote], passed) => {
    expect(verdictOf(ruleOf(id), sums(agree, notAgree, noVote)).passed).toBe(passed);
  });

  it('exactly half is no majority, also where equality counts only for participation', () => {
    expect(verdictOf(bare('assembly'), sums(2500, 2500))).toMatchObject({ quorate: true, enough: false });
    expect(verdictOf({ ...bare('assembly'), inclusive: true }, sums(2500, 2500)).passed).toBe(true);
  });

  it('a house where everything belongs to the association decides nothing', () => {
    const seats = [{ id: 1, share: whole, units: 3, own: true }];
    const tally = tallyOf(seats, new Map([[1, 'agree' as const]]));
    expect(tally).toMatchObject({ base: zero, present: zero, seats: 0 });
    for (const rule of presets) {
      expect(verdictOf(rule, tally)).toMatchObject({ passed: false, turnout: null, agreed: null });
      expect(outlookOf(rule, tally).state).toBe('impossible');
    }
  });

  it('nobody present is not passed, even when nothing is asked', () => {
    const rule = { ...bare('assembly'), participation: zero, accept: zero, inclusive: true };
    expect(verdictOf(rule, sums(0)).passed).toBe(false);
    expect(verdictOf(rule, sums(0, 1)).passed).toBe(true);
  });
});

describe('the law’s strict quorum beside the configured one', () => {
  it.each([
    ['exactly half', bare('assembly'), sums(5000), [false, true, 'SUBSTITUTE_ONLY', true]],
    ['exactly half by the preset', ruleOf('assembly'), sums(5000), [false, false, undefined, false]],
    ['a little more', ruleOf('assembly'), sums(5001), [true, false, undefined, false]],
    ['two fifths', ruleOf('substitute'), sums(4000), [false, true, 'SUBSTITUTE_ONLY', true]],
    ['one in ten', { ...bare('assembly'), participation: zero }, sums(1000), [false, true, 'BELOW_HALF', true]],
    [
      'statutes want more',
      { ...ruleOf('assembly'), participation: fraction(3, 5) },
      sums(5500),
      [true, true, 'STRICTER', false],
    ],
    ['both say no', ruleOf('assembly'), sums(100), [false, false, undefined, false]],
    ['half is no majority', { ...bare('perRollam'), inclusive: true }, sums(5000), [null, false, undefined, true]],
    ['per rollam knows none', ruleOf('perRollam'), sums(100), [null, false, undefined, false]],
    [
      'per rollam with one',
      { ...ruleOf('perRollam'), participation: half },
      sums(100),
      [null, true, 'NO_QUORUM_IN_LAW', false],
    ],
    [
      'per rollam by those present',
      { ...bare('perRollam'), of: 'present' as const },
      sums(100),
      [null, false, undefined, true],
    ],
    ['a poll', { ...ruleOf('poll'), participation: half }, sums(100), [null, false, undefined, false]],
  ])('%s', (_, rule, tally, expected) => {
    const { quorate, differs, note, weaker } = lawOf(rule, tally);
    expect([quorate, differs, note?.split('.').at(-1), weaker]).toEqual(expected);
  });
});

describe('numbers and preset both have to hold', () => {
  const sixty = { ...ruleOf('twoThirds'), participation: fraction(3, 5), accept: fraction(9, 10) };
  it.each([
    ['stricter numbers decide', sixty, sums(5500, 500), true],
    ['the share of the numbers', sixty, sums(5400, 600), false],
    ['their participation', sixty, sums(5999), false],
    ['a preset of all with numbers of those present', ruleOf('twoThirdsOfAll'), sums(6000, 0), false],
    [
      'numbers of those present above it',
      { ...ruleOf('majorityOfAll'), accept: fraction(4, 5) },
      sums(5100, 2000),
      false,
    ],
    ['both of them', { ...ruleOf('majorityOfAll'), accept: fraction(4, 5) }, sums(5200, 1000), true],
  ])('%s', (_, rule, tally, passed) => {
    const { law, ...numbers } = rule;
    const ofPreset = { ...numbers, participation: law?.quorum ?? zero, quorumInclusive: law?.quorumInclusive ?? true };
    const alone = { ...ofPreset, accept: law?.share ?? zero, inclusive: law?.inclusive ?? true, of: law?.of ?? 'all' };
    expect(verdictOf(rule, tally).passed).toBe(passed);
    expect(verdictOf(numbers, tally).passed && verdictOf(alone, tally).passed).toBe(passed);
  });
});

it('the scenario of the sample house comes out exactly', () => {
  const file = new URL('../../../server/fixtures/cadastre-sample.json', import.meta.url);
  const { jednotky, ocekavano } = JSON.parse(readFileSync(file, 'utf8'));
  const wanted = ocekavano.scenarHlasovani;
  type SampleUnit = {
    oznaceni: string;
    podilNaSpolecnychCastechDomu: { citatel: number; jmenovatel: number };
    vlastnici: { oS: { nazev?: string } }[];
  };
  const units = jednotky as SampleUnit[];
  const seats: CountedSeat[] = units.map((u, id) => {
    const { citatel, jmenovatel } = u.podilNaSpolecnychCastechDomu;
    const own = u.vlastnici.every((o) => o.oS.nazev?.startsWith('Společenství vlastníků'));
    return { id, share: fraction(citatel, jmenovatel), units: 1, own };
  });
  const answers = new Map<number, VoteValue>();
  units.forEach((u, id) => {
    if (wanted.pritomneJednotky.includes(u.oznaceni)) answers.set(id, 'notAgree');
    if (wanted.proHlasovaly.includes(u.oznaceni)) answers.set(id, 'agree');
  });
  const tally = tallyOf(seats, answers);
  const assembly = verdictOf(ruleOf('assembly'), tally);
  const strict = lawOf(ruleOf('assembly'), tally);
  expect(show(tally.present)).toBe(wanted.hlasyPritomnych);
  expect(percent(tally.present, 4).toFixed(4)).toBe(wanted.hlasyPritomnychProcent);
  expect(show(tally.base)).toBe(wanted.hlasyVsech_bezJednotkySVJ);
  expect(show(tally.agree.share)).toBe(wanted.hlasyPro);
  expect([assembly.quorate, strict.quorate]).toEqual([wanted.usnasenischopne, wanted.usnasenischopne]);
  expect(percent(assembly.agreed as never, 4).toFixed(4)).toBe(wanted.proZPritomnych_procent);
  expect(assembly.passed).toBe(wanted.prijato_beznaVetsina);
  const perRollam = verdictOf(ruleOf('perRollam'), tally);
  expect(perRollam.passed).toBe(wanted.prijato_vetsinaVsech_perRollam);
  expect(percent(perRollam.agreed as never, 4).toFixed(4)).toBe(wanted.proZeVsech_procent);

  const counted = tallyOf(
    seats.map((s) => ({ ...s, own: false })),
    answers,
  );
  expect(show(counted.base)).toBe(ocekavano.soucetPodilu);
  expect(verdictOf(ruleOf('assembly'), counted).quorate).toBe(wanted.usnasenischopne_kdybySeJednotkaSVJPocitala);
  expect(counted.den).toBe(BigInt(ocekavano.spolecnyJmenovatel));
});

it('a part of nothing is no number', () => {
  expect(partOf(half, zero)).toBeNull();
  expect(partOf(fraction(1, 4), half)).toEqual(half);
});
