import { expect, it } from 'vitest';
import { type Module, modules } from '../access.ts';
import { dataBox } from '../base/person/databox.ts';
import { isDic } from '../base/person/dic.ts';
import { built, offered, switched } from './rules.ts';
import { byDays } from './rules-log.ts';
import type { Deed } from './schema-log.ts';
import { Statutes } from './schema-settings.ts';

it('what needs the installation is offered only where it is installed', () => {
  expect(offered([])).toEqual([...built]);
  expect(offered([...modules])).toEqual([...built]);
});

it.each<[string, Module[], Module[], Module[], Module[]]>([
  ['switched off', ['rooms', 'members', 'svj'], ['rooms', 'members', 'svj'], [], ['members', 'svj']],
  ['switched on', ['members', 'svj'], ['rooms', 'members', 'svj'], ['rooms'], ['rooms', 'members', 'svj']],
  ['not offered, so left', ['rooms', 'vote'], ['members', 'svj'], [], ['rooms', 'members', 'vote', 'svj']],
  ['not offered, so not let in', ['svj'], ['rooms', 'members', 'svj'], ['vote'], ['members', 'svj']],
])('modules %s', (_, before, among, chosen, after) => expect(switched(before, among, chosen)).toEqual(after));

it.each([
  ['D7JBX5M', 'd7jbx5m'],
  [' 2gfaasy ', '2gfaasy'],
  ['', ''],
])('the data box %s is kept as %s', (typed, kept) => expect(dataBox.parse(typed)).toBe(kept));
it.each(['d7jbx5', 'd7jbx5mm', 'd7jbx-m', 'd7jbx5ž'])('%s is no data box', (typed) =>
  expect(dataBox.safeParse(typed).success).toBe(false),
);

it.each([
  ['CZ99990032', true],
  ['CZ99990033', false],
  ['CZ699001234', true],
  ['CZ8506150004', true],
  ['99990032', false],
  ['SK99990032', false],
])('%s is a tax number: %s', (dic, good) => expect(isDic(dic)).toBe(good));

it('statutes that say nothing are the law', () => {
  expect(Statutes.parse({})).toEqual({
    electronic: false,
    perRollam: false,
    perRollamDays: 15,
    noticeDays: 30,
    quorum: 50,
    spendingLimit: null,
    spendingSection: '',
    substitute: false,
    proxyLimit: null,
    proxyWho: 'anyone',
    proxyVerified: false,
  });
});
it.each([{ perRollamDays: 14 }, { quorum: 49 }, { noticeDays: 0 }, { proxyLimit: 0 }, { noticeDays: 2.5 }])(
  'the law holds against statutes with %j',
  (one) => expect(Statutes.safeParse(one).success).toBe(false),
);

it('deeds are told by days in Prague, those in a row in the same words as one with their count', () => {
  const paid: Deed = {
    ...{ id: 1, at: '2026-11-27T23:30:00Z', who: '', whoId: null, byVisit: false },
    ...{ noun: 'payments', nounId: 1, verb: 'created', name: null, detail: {} },
  };
  const deeds = [
    paid,
    { ...paid, id: 2, nounId: 2 },
    { ...paid, id: 3, who: 'Jan Nový' },
    { ...paid, id: 4 },
    { ...paid, id: 5, at: '2026-11-27T22:30:00Z' },
  ];
  const told = byDays(deeds, ({ verb, who }) => `${verb} ${who}`);
  expect(told.map(({ day, rows }) => [day, ...rows.map(({ deed, count }) => `${deed.id}: ${count}`)])).toEqual([
    ['2026-11-28', '1: 2', '3: 1', '4: 1'],
    ['2026-11-27', '5: 1'],
  ]);
});
