import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultRoles,
  effective,
  isWithin,
  type Module,
  modules,
  type Right,
  type Rights,
  roleIds,
} from '../access.ts';
import { closedModules, differences, moduleGroups, obstacleOf, officeOf, tooStrong, whatSees } from './rules.ts';

const rights: fc.Arbitrary<Rights> = fc
  .array(fc.constantFrom<Right | null>(null, 'r', 'rw'), { minLength: modules.length, maxLength: modules.length })
  .map((list) => Object.fromEntries(modules.flatMap((m, i) => (list[i] ? [[m, list[i]]] : []))));
const some = fc.subarray([...modules]) as fc.Arbitrary<Module[]>;

it('a copy of the chair’s role makes a committee member, every other copy its base', () => {
  expect(officeOf('mayorCommittee')).toBe('memberCommittee');
  expect(officeOf('externalMayorCommittee')).toBe('memberCommittee');
  for (const id of roleIds.filter((r) => !/ayorCommittee$/.test(r) || /sub/i.test(r))) expect(officeOf(id)).toBe(id);
});

it('every module stands in one group of the map', () => {
  expect(Object.values(moduleGroups).flat().sort()).toEqual([...modules].sort());
});

describe('nobody grants more than they hold', () => {
  it('exactly the modules that go beyond are named', () => {
    expect(tooStrong({ documents: 'rw', vote: 'r', order: 'r' }, { documents: 'r', vote: 'rw' })).toEqual([
      'order',
      'documents',
    ]);
    for (const id of roleIds)
      expect(tooStrong(defaultRoles[id].rights, defaultRoles.mayorCommittee.rights)).toEqual([]);
  });

  it('for any two maps: within means nothing is named, and what I hold I may grant', () => {
    fc.assert(
      fc.property(rights, rights, (a, b) => {
        expect(tooStrong(a, b).length === 0).toBe(isWithin(a, b));
        expect(tooStrong(a, a)).toEqual([]);
        expect(tooStrong({}, a)).toEqual([]);
      }),
    );
  });

  it('within is passed on: what may be granted by whom I may grant, I may grant', () => {
    fc.assert(fc.property(rights, rights, rights, (a, b, c) => !isWithin(a, b) || !isWithin(b, c) || isWithin(a, c)));
  });
});

it('differences are those modules that differ, and none for the same map', () => {
  expect(differences({ vote: 'r', svj: 'r' }, { svj: 'rw', documents: 'r' })).toEqual([
    { module: 'vote', from: 'r', to: null },
    { module: 'svj', from: 'r', to: 'rw' },
    { module: 'documents', from: null, to: 'r' },
  ]);
  fc.assert(fc.property(rights, (a) => differences(a, a).length === 0));
});

describe('what a person sees, and why', () => {
  it.each([
    [{ archived: false, hasAccess: true, isActive: true, isEntitled: true }, null],
    [{ archived: false, hasAccess: true, isActive: true, isEntitled: false }, 'notEntitled'],
    [{ archived: false, hasAccess: false, isActive: true, isEntitled: false }, 'noAccess'],
    [{ archived: false, hasAccess: true, isActive: false, isEntitled: true }, 'notActivated'],
    [{ archived: false, hasAccess: false, isActive: false, isEntitled: true }, 'noAccess'],
    [{ archived: false, hasAccess: false, isActive: true, isEntitled: true }, 'noAccess'],
    [{ archived: true, hasAccess: true, isActive: true, isEntitled: true }, 'archived'],
  ] as const)('%o: %s', (entering, why) => expect(obstacleOf(entering)).toBe(why));

  const on = modules.filter((m) => m !== 'documents');
  const built = modules.filter((m) => m !== 'invoices' && m !== 'documents');
  it.each([
    ['vote', { vote: 'r' }, null, 'r', [{ why: 'role', gives: 'r' }]],
    ['survey', { vote: 'r' }, null, null, [{ why: 'role', gives: null }]],
    ['documents', { documents: 'rw' }, null, null, [{ why: 'role', gives: 'rw' }, { why: 'switchedOff' }]],
    ['invoices', { invoices: 'rw' }, null, null, [{ why: 'role', gives: 'rw' }, { why: 'notInstalled' }]],
    ['vote', { vote: 'rw' }, 'noAccess', null, [{ why: 'role', gives: 'rw' }, { why: 'noAccess' }]],
    [
      'documents',
      { documents: 'r' },
      'archived',
      null,
      [{ why: 'role', gives: 'r' }, { why: 'switchedOff' }, { why: 'archived' }],
    ],
  ] as const)('%s with %o, %s: %s', (module, granted, obstacle, right, reasons) => {
    const seen = whatSees(granted, closedModules(on, built), obstacle);
    expect(seen.map((s) => s.module)).toEqual(modules);
    expect(seen.find((s) => s.module === module)).toEqual({ module, right, reasons });
  });

  it('says what the gate lets in, for any map, house and installation', () => {
    fc.assert(
      fc.property(rights, some, some, (granted, enabled, installed) => {
        const seen = whatSees(granted, closedModules(enabled, installed), null);
        const through = Object.fromEntries(seen.flatMap((s) => (s.right ? [[s.module, s.right]] : [])));
        expect(through).toEqual(effective(granted, enabled, installed));
      }),
    );
  });
});
