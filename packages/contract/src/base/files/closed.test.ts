import { expect, it } from 'vitest';
import { closedGroups, type Reached } from './closed.ts';

const one = (kind: Reached['kind'], entrances: string, closed: boolean): Reached => ({
  kind,
  entrances: entrances === '' ? [] : entrances.split(' '),
  closed,
});

it('says nobody where everybody opens it', () => {
  expect(closedGroups([one('owners', '14', false), one('tenants', '14', false)])).toEqual([]);
});

it('names a kind whole where none of it opens it', () => {
  expect(closedGroups([one('owners', '14', false), one('tenants', '14', true), one('tenants', '16', true)])).toEqual([
    { kind: 'tenants', entrance: null, all: true, count: 2 },
  ]);
});

it('names an entrance where the rest of the kind opens it', () => {
  const people = [one('owners', '14', false), one('owners', '16', true), one('owners', '16', true)];
  expect(closedGroups(people)).toEqual([{ kind: 'owners', entrance: '16', all: true, count: 2 }]);
});

it('counts whoever is of no whole entrance as some', () => {
  const people = [
    one('owners', '14', false),
    one('owners', '14', true),
    one('owners', '', true),
    one('owners', '16', true),
  ];
  expect(closedGroups(people)).toEqual([
    { kind: 'owners', entrance: '16', all: true, count: 1 },
    { kind: 'owners', entrance: null, all: false, count: 2 },
  ]);
});

it('counts somebody of two whole entrances in each, and never among the rest', () => {
  const people = [one('owners', '14 16', true), one('owners', '18', false)];
  expect(closedGroups(people)).toEqual([
    { kind: 'owners', entrance: '14', all: true, count: 1 },
    { kind: 'owners', entrance: '16', all: true, count: 1 },
  ]);
});
