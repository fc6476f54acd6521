import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fraction, fromText, show, sum, toText } from '../base/shares/fraction.ts';
import { type Building, contents, type Person, type Unit } from './reading/rules.ts';
import { readCadastre } from './rules-cadastre.ts';
import { personEntry } from './rules-correct.ts';
import { accepted, type Current } from './rules-current.ts';
import { decide, leftOut, sums } from './rules-decide.ts';
import { difference } from './rules-difference.ts';
import type { Entry } from './rules-entries.ts';

const text = readFileSync(new URL('../../../server/fixtures/cadastre-sample.json', import.meta.url), 'utf8');
const empty: Current = { units: [], members: [], ico: null };
const sample = () => readCadastre(JSON.parse(text));

const differing = (entries: Entry[]) => entries.filter((e) => e.kind !== 'same');

describe('the sample house', () => {
  it('has 16 units, 17 owners and exactly 1/1', () => {
    const { building, problems } = sample();
    const all = contents(building);
    expect(problems).toEqual([]);
    expect([all.units, all.owners, all.persons, show(all.sum)]).toEqual([16, 17, 21, '1/1']);
    for (const u of building.units) expect(show(sum(u.owners.map((o) => fromText(o.share))))).toBe('1/1');
  });

  it('keeps shares unreduced and huge denominators exact', () => {
    const shares = Object.fromEntries(sample().building.units.map((u) => [u.number, u.share]));
    expect(shares['1247/1']).toBe(toText(fraction(8190, 90090)));
    expect(shares['1248/102']).toBe(toText(fraction(9739533, 295295000)));
  });

  it('never lets a birth number through', () => {
    const kept = JSON.stringify(sample());
    for (const [, birth] of text.matchAll(/"rcZkracene": "(\d+)"/g)) expect(kept).not.toContain(birth);
  });

  it('says what is doubtful: names without -ová, one name twice, the cellar, the own unit', () => {
    const entries = difference(sample().building, { ...empty, ico: '99990032' });
    const doubtful = entries.filter((e) => e.doubts.length > 0).map((e) => [e.title, ...e.doubts]);
    expect(doubtful).toEqual([
      ['1248/102', 'unitType'],
      ['Společenství vlastníků jednotek Lipová 1247, 1248, Horní Lipnice', 'ownUnit'],
      ['Petra Krejčí', 'sex'],
      ['Václav Humlíček', 'sameName'],
      ['Bc. Václav Humlíček', 'sameName'],
      ['Alena Janů', 'sex'],
    ]);
  });

  it('changes nothing when it comes again, also after its people were known only by name', () => {
    const { building } = sample();
    expect(differing(difference(building, accepted(building)))).toEqual([]);
    expect(differing(difference(building, accepted(building, { ids: false })))).toEqual([]);
  });
});

describe('a changed file', () => {
  const change = (edit: (b: Building) => void) => {
    const { building } = sample();
    const current = accepted(building);
    edit(building);
    return { current, entries: differing(difference(building, current)) };
  };
  const unit = (b: Building, number: string) => b.units.find((u) => u.number === number) as Unit;

  it('a sold flat is one owner ended, one begun, and they are left out together', () => {
    const { entries } = change((b) => {
      const old = b.persons.find((p) => p.lastName === 'Krejčí') as Person;
      b.persons.push({ ...old, key: 'c:1', cadastreId: '1', firstName: 'Jan', lastName: 'Novák', doubts: [] });
      unit(b, '1247/3').owners = [{ joint: false, share: toText(fraction(1, 1)), persons: ['c:1'] }];
      b.persons.splice(b.persons.indexOf(old), 1);
    });
    expect(entries.map((e) => [e.noun, e.kind, e.title])).toEqual([
      ['ownership', 'new', 'Jan Novák'],
      ['ownership', 'ended', 'Petra Krejčí'],
      ['person', 'new', 'Jan Novák'],
    ]);
    const ended = entries[1] as Entry;
    const none = { [ended.key]: false };
    expect(leftOut(entries, none)).toEqual(new Set(entries.map((e) => e.key)));
    const again = decide(entries, none, [(entries[2] as Entry).key], true);
    expect(leftOut(entries, again)).toEqual(new Set());
  });

  it('a new share of the house is one changed unit and shows in the sum after', () => {
    const { entries, current } = change((b) => Object.assign(unit(b, '1247/1'), { share: toText(fraction(1, 10)) }));
    expect(entries.map((e) => [e.kind, e.changes])).toEqual([
      ['changed', [{ field: 'share', before: toText(fraction(8190, 90090)), after: toText(fraction(1, 10)) }]],
    ]);
    const { before, after } = sums(entries, current, new Set());
    expect([show(before), show(after)]).toEqual(['1/1', '111/110']);
  });

  it('the same share in lowest terms is no change', () =>
    expect(change((b) => Object.assign(unit(b, '1247/1'), { share: toText(fraction(1, 11)) })).entries).toEqual([]));

  it('what the file does not say is kept: titles, address, entrance', () => {
    const { entries } = change((b) => {
      for (const p of b.persons) Object.assign(p, { titleBefore: null, titleAfter: null, address: null });
      for (const u of b.units) Object.assign(u, { entrance: null, floor: null, area: null, layout: null });
    });
    expect(entries).toEqual([]);
  });

  it('a unit that the file lacks is doubtful and stays unless a person says otherwise', () => {
    const { entries } = change((b) => b.units.splice(0, 1));
    expect(entries.map((e) => [e.kind, e.title, e.doubts])).toEqual([['ended', '1247/1', ['missing']]]);
    expect(leftOut(entries, {}).size).toBe(1);
    expect(leftOut(entries, { [entries[0]?.key as string]: true }).size).toBe(0);
  });

  it("the portal's own unit is none of the cadastre's business", () => {
    const { building } = sample();
    const current = accepted(building);
    const own = { ...(current.units[0] as Current['units'][number]), id: 99, number: 'P1', cadastreId: null };
    expect(differing(difference(building, { ...current, units: [...current.units, own] }))).toEqual([]);
  });

  it('a type chosen by a person survives the next import of a guess', () => {
    const { building } = sample();
    const current = accepted(building);
    const cellar = current.units.find((u) => u.number === '1248/102');
    Object.assign(cellar as object, { type: 'commonSpace' });
    expect(differing(difference(building, current))).toEqual([]);
  });
});

describe('who is who', () => {
  it('a name known only from another unit is matched, doubtful, and can be made a new person', () => {
    const { building } = sample();
    const current = accepted(building, { ids: false });
    const known = current.members.find((m) => m.lastName === 'Krejčí');
    const more = structuredClone(building);
    more.persons.push({ ...(more.persons.find((p) => p.lastName === 'Krejčí') as Person), key: 'n:krejci petra#2' });
    const flat = more.units.find((u) => u.number === '1247/2') as Unit;
    flat.owners = [{ joint: false, share: toText(fraction(1, 1)), persons: ['n:krejci petra#2'] }];
    const house = more.units.find((u) => u.number === '1247/3') as Unit;
    house.owners = [];
    more.persons = more.persons.filter(
      (p) =>
        p.key !== known?.cadastreId &&
        !(p.lastName === 'Krejčí' && p.cadastreId === '700004' && p.key.startsWith('c:')),
    );
    const found = difference(more, current).find((e) => e.key === personEntry('n:krejci petra#2'));
    expect([found?.id, found?.doubts]).toEqual([known?.id, ['sameElsewhere']]);
    const p = found?.noun === 'person' ? found.source : null;
    const correction = { ...(p as Person), noun: 'person' as const, mergeWith: null, memberId: null };
    const again = difference(more, current, { [personEntry('n:krejci petra#2')]: correction });
    expect(again.find((e) => e.key === personEntry('n:krejci petra#2'))).toMatchObject({
      kind: 'new',
      id: null,
      doubts: [],
    });
  });

  it('two people of one name merged by a person become one owner with the sum of shares', () => {
    const { building } = sample();
    const son = building.persons.find((p) => p.key === 'c:700008') as Person;
    const entries = difference(building, empty, {
      [personEntry('c:700008')]: { ...son, noun: 'person', mergeWith: 'c:700007' },
    });
    const owners = entries.filter((e) => e.noun === 'ownership' && e.unit === '1247/5');
    expect(owners.map((e) => e.changes[0]?.after)).toEqual([toText(fraction(3, 3))]);
    expect(entries.some((e) => e.key === personEntry('c:700008'))).toBe(false);
  });
});
