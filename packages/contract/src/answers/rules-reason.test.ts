import fc from 'fast-check';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { type Fraction, fraction, whole, zero } from '../base/shares/fraction.ts';
import { type Preset, presets } from '../motions/rules-law.ts';
import { type Rule, tallyOf, verdictOf } from '../motions/rules-result.ts';
import { type PresetId, voteValues } from '../motions/schema.ts';
import cs from '../votes/texts/result.cs.ts';
import en from '../votes/texts/result.en.ts';
import { lineOf, postOf, reasonOf, type Said } from './rules-reason.ts';

const sentences = {
  cs: createTranslator({ locale: 'cs', messages: cs as never }),
  en: createTranslator({ locale: 'en', messages: en as never }),
};
type Lang = 'cs' | 'en';
const say = ({ key, params }: Said, lang: Lang = 'cs') =>
  (sentences[lang] as unknown as (key: string, params: object) => string)(key, params).replaceAll('\u00a0', ' ');
const ruleOf = (id: PresetId): Rule => presets.find((p) => p.id === id) as Preset;
const why = (rule: Rule, tally: ReturnType<typeof sums>, lang: Lang = 'cs') => {
  const reason = reasonOf(rule, tally, lang);
  return `${say({ key: reason.outcome, params: {} }, lang)} ${say(reason, lang)}`;
};

function sums(agree: number, notAgree: number, noVote: number, miss: number) {
  const house = agree + notAgree + noVote + miss;
  const shares = [agree, notAgree, noVote, miss].map((n) => fraction(n, house));
  const seats = shares.map((share, id) => ({ id, share, units: 1, own: false }));
  return tallyOf(seats, new Map(voteValues.map((v, i) => [i, v])));
}

describe('the sentence under a finished point', () => {
  it.each([
    [
      ruleOf('perRollam'),
      sums(6871, 702, 511, 1916),
      'Návrh byl přijat. Pro bylo 68,71 % všech hlasů (6 871 z 10 000 podílů). Přijetí vyžaduje více než polovinu hlasů všech vlastníků (§ 1214 občanského zákoníku).',
    ],
    [
      ruleOf('perRollam'),
      sums(4988, 2214, 882, 1916),
      'Návrh nebyl přijat. Pro bylo 49,88 % všech hlasů (4 988 z 10 000 podílů). Přijetí vyžadovalo více než polovinu hlasů všech vlastníků (§ 1214 občanského zákoníku).',
    ],
    [
      ruleOf('assembly'),
      sums(4000, 2000, 0, 4000),
      'Návrh byl přijat. Pro bylo 66,67 % hlasů přítomných (4 000 z 6 000 podílů). Přijetí vyžaduje více než polovinu hlasů přítomných vlastníků (§ 1206 občanského zákoníku).',
    ],
    [
      ruleOf('assembly'),
      sums(4000, 0, 0, 6000),
      'Návrh nebyl přijat. Účast byla příliš malá. Přítomno bylo 40,00 % všech hlasů (4 000 z 10 000 podílů). Potřeba byla víc než polovina všech hlasů (§ 1206 občanského zákoníku).',
    ],
    [
      { ...ruleOf('assembly'), law: null },
      sums(4000, 0, 0, 6000),
      'Návrh nebyl přijat. Účast byla příliš malá. Přítomno bylo 40,00 % všech hlasů (4 000 z 10 000 podílů). Potřeba byla alespoň polovina všech hlasů, tak bylo hlasování vyhlášeno.',
    ],
    [
      ruleOf('assembly'),
      sums(5000, 0, 0, 5000),
      'Návrh nebyl přijat. Účast byla příliš malá. Přítomno bylo přesně 50 % všech hlasů (5 000 z 10 000 podílů). Potřeba byla víc než polovina všech hlasů (§ 1206 občanského zákoníku).',
    ],
    [
      ruleOf('assembly'),
      sums(0, 0, 0, 10_000),
      'Návrh nebyl přijat. Účast byla příliš malá. Nikdo nebyl přítomen. Potřeba byla víc než polovina všech hlasů (§ 1206 občanského zákoníku).',
    ],
    [
      ruleOf('electronic'),
      sums(0, 0, 0, 10_000),
      'Návrh nebyl přijat. Nikdo nehlasoval. Přijetí vyžadovalo více než polovinu hlasů všech vlastníků (§ 158 odst. 2 občanského zákoníku a stanovy).',
    ],
    [
      ruleOf('twoThirds'),
      sums(4000, 2000, 0, 4000),
      'Návrh byl přijat. Pro bylo přesně 2/3 hlasů přítomných (4 000 z 6 000 podílů). Přijetí vyžaduje alespoň dvě třetiny hlasů přítomných vlastníků, tak bylo hlasování vyhlášeno.',
    ],
    [
      ruleOf('everyone'),
      sums(9999, 0, 0, 1),
      'Návrh nebyl přijat. Pro bylo 99,99 % všech hlasů (9 999 z 10 000 podílů). Přijetí vyžadovalo souhlas všech vlastníků, tak bylo hlasování vyhlášeno.',
    ],
    [
      { ...ruleOf('poll'), accept: fraction(3, 5) },
      sums(0, 10, 0, 9990),
      'Návrh nezískal potřebnou podporu. Pro návrh nehlasoval nikdo. Přijetí vyžadovalo více než 60 % hlasů všech vlastníků. Výsledek je nezávazný.',
    ],
  ])('%#', (rule, tally, sentence) => expect(why(rule, tally)).toBe(sentence));

  it('never contradicts itself where rounding would', () => {
    const million = 1_000_000;
    expect(why(ruleOf('perRollam'), sums(500_040, 0, 0, million - 500_040))).toContain(
      'bylo o málo víc než 50 % všech',
    );
    expect(why(ruleOf('perRollam'), sums(499_960, 0, 0, million - 499_960))).toContain(
      'bylo o málo méně než 50 % všech',
    );
    expect(why(ruleOf('perRollam'), sums(500_000, 0, 0, 500_000))).toContain('bylo přesně 50 % všech');
    expect(why(ruleOf('twoThirds'), sums(666_660, 333_340, 0, 0))).toContain('bylo o málo méně než 2/3 hlasů');
    expect(why(ruleOf('everyone'), sums(999_999, 0, 0, 1))).toContain('bylo o málo méně než 100 % všech');
    expect(why(ruleOf('perRollam'), sums(1, 0, 0, million - 1))).toContain('bylo o málo víc než 0 % všech');
    expect(why(ruleOf('assembly'), sums(499_999, 0, 0, 500_001))).toContain('bylo o málo méně než 50 % všech hlasů');
  });

  it('names the section only where the threshold is exactly that of the law', () => {
    const own = { ...ruleOf('perRollam'), law: null, inclusive: true };
    expect(why(own, sums(6000, 0, 0, 4000))).toMatch(
      /alespoň polovinu hlasů všech vlastníků, tak bylo hlasování vyhlášeno\.$/,
    );
    const present = { ...ruleOf('perRollam'), law: null, of: 'present' as const };
    expect(why(present, sums(6000, 0, 0, 4000))).toMatch(/hlasů přítomných vlastníků, tak bylo hlasování vyhlášeno\.$/);
    expect(why(ruleOf('majorityOfAll'), sums(6000, 0, 0, 4000))).toMatch(
      /všech vlastníků, tak bylo hlasování vyhlášeno\.$/,
    );
  });

  it('parts are said while they have at most seven digits, else the percent alone', () => {
    const seats = [3, 7].map((n, id) => ({ id, share: fraction(n, 10n), units: 1, own: false }));
    const huge = { id: 9, share: fraction(1, 10n ** 13n), units: 1, own: true };
    expect(why(ruleOf('perRollam'), tallyOf([...seats, huge], new Map([[1, 'agree' as const]])))).toContain(
      'Pro bylo 70,00 %',
    );
    const bit = 10n ** 13n;
    const odd = [fraction(3n * bit + 1n, 10n * bit), fraction(7n * bit - 1n, 10n * bit)];
    const long = odd.map((share, id) => ({ id, share, units: 1, own: false }));
    const said = tallyOf(long, new Map([[1, 'agree' as const]]));
    expect(why(ruleOf('perRollam'), said)).toContain('Pro bylo 70,00 % všech hlasů.');
    expect(why(ruleOf('perRollam'), said, 'en')).toContain('70.00% of all votes were for it.');
  });

  it('speaks English whole', () => {
    expect(why(ruleOf('perRollam'), sums(6871, 702, 511, 1916), 'en')).toBe(
      'The proposal was adopted. 68.71% of all votes were for it (6,871 of 10,000 shares). The proposal needs the support of more than a half of the votes of all owners (§ 1214 of the Civil Code).',
    );
  });
});

describe('the line above the rail', () => {
  it.each([
    ['perRollam', sums(4163, 1204, 618, 4015), true, 'Chybí ještě 8,4 % k přijetí', 'warn'],
    ['perRollam', sums(4160, 1204, 618, 4018), true, 'Chybí ještě víc než 8,4 % k přijetí', 'warn'],
    ['perRollam', sums(49_999, 0, 0, 50_001), true, 'Chybí ještě 0,01 % k přijetí', 'warn'],
    ['perRollam', sums(5000, 0, 0, 5000), true, 'Pro je přesně 50 %, k přijetí je potřeba o něco víc', 'warn'],
    ['perRollam', sums(5001, 0, 0, 4999), true, 'K přijetí hlasů už stačí', 'ok'],
    ['perRollam', sums(0, 5000, 0, 5000), true, 'Návrh už nemůže být přijat', 'bad'],
    ['perRollam', sums(0, 0, 0, 10_000), true, 'Zatím nikdo nehlasoval', 'warn'],
    ['perRollam', sums(4988, 2214, 882, 1916), false, 'K přijetí chybělo víc než 0,12 %', 'bad'],
    ['perRollam', sums(49_999, 1, 0, 50_000), false, 'K přijetí chybělo méně než 0,01 %', 'bad'],
    ['perRollam', sums(5000, 5000, 0, 0), false, 'Pro bylo přesně 50 %, k přijetí bylo potřeba o něco víc', 'bad'],
    ['perRollam', sums(6871, 702, 511, 1916), false, 'Pro hlasovala víc než polovina všech hlasů', 'ok'],
    ['threeQuarters', sums(7400, 2600, 0, 0), false, 'K přijetí chybělo 1 %', 'bad'],
    ['threeQuarters', sums(7600, 2400, 0, 0), false, 'K přijetí hlasů stačilo', 'ok'],
    ['assembly', sums(3000, 1000, 0, 6000), true, 'K potřebné účasti chybí ještě víc než 10 %', 'warn'],
    ['assembly', sums(3000, 2100, 0, 4900), true, 'Zatím je hlasů k přijetí dost', 'ok'],
    ['assembly', sums(3000, 2000, 0, 5000), true, 'Účast je přesně 50 %, potřeba je o něco vyšší', 'warn'],
    ['assembly', sums(3000, 2000, 0, 5000), false, 'Účast byla přesně 50 %, potřeba byla o něco vyšší', 'bad'],
    ['assembly', sums(3000, 1000, 0, 6000), false, 'K potřebné účasti chybělo víc než 10 %', 'bad'],
    ['assembly', sums(0, 0, 0, 10_000), false, 'V místnosti nikdo nebyl', 'bad'],
    ['assembly', sums(0, 0, 0, 10_000), true, 'V místnosti zatím nikdo není', 'warn'],
    ['assembly', sums(10_000, 0, 0, 0), true, 'Zatím je hlasů k přijetí dost', 'ok'],
  ] as const)('%s %#: running %s, %s', (id, tally, running, text, tone) => {
    const line = lineOf(ruleOf(id), tally, { running }, 'cs');
    expect([say(line), line.tone]).toEqual([text, tone]);
  });

  it.each([
    ['perRollam', 'potřeba více než 50 %'],
    ['twoThirds', 'potřeba alespoň 2/3'],
    ['majorityOfAll', 'potřeba více než 50 %'],
    ['threeQuartersOfAll', 'potřeba alespoň 75 %'],
    ['everyone', 'potřeba všichni vlastníci'],
  ] as const)('the post of %s: %s', (id, text) => expect(say(postOf(ruleOf(id), null, 'cs'))).toBe(text));
});

describe('any sums', () => {
  const threshold = fc.constantFrom<Fraction>(
    zero,
    fraction(1, 2),
    fraction(2, 3),
    fraction(3, 4),
    fraction(5, 7),
    whole,
  );
  const rule: fc.Arbitrary<Rule> = fc.record({
    type: fc.constantFrom('online', 'local'),
    basis: fc.constantFrom('assembly', 'perRollam', 'electronic', 'poll'),
    participation: threshold,
    accept: threshold,
    inclusive: fc.boolean(),
    of: fc.constantFrom('present', 'all'),
  });
  const part = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 10 ** 9 }));
  const four = fc.tuple(part, part, part, part).filter((list) => list.some((n) => n > 0));

  it('every sentence can be said in both languages, names the verdict, and its percent stands on the right side', () => {
    fc.assert(
      fc.property(rule, four, fc.boolean(), (r, [a, b, c, d], running) => {
        const tally = sums(a, b, c, d);
        const { passed, agreed, quorate } = verdictOf(r, tally);
        for (const lang of ['cs', 'en'] as const) {
          const all = [
            why(r, tally, lang),
            say(lineOf(r, tally, { running }, lang), lang),
            say(postOf(r, tally, lang), lang),
          ];
          for (const text of all) expect(text).not.toMatch(/[{}]|VOTE\.|undefined|NaN/);
        }
        const reason = reasonOf(r, tally, 'en');
        expect(/\.(passed|supported)$/.test(reason.outcome)).toBe(passed);
        if (!quorate || !agreed || reason.params.near !== 'none') return;
        const said = fraction(BigInt((reason.params.percent as string).replace(/\D/g, '')), 10_000);
        const [left, right] = [said.num * r.accept.den, r.accept.num * said.den];
        expect(r.inclusive ? left >= right : left > right).toBe(passed);
      }),
      { numRuns: 500 },
    );
  });
});
