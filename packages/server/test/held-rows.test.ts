import { readFileSync } from 'node:fs';
import type { FieldDef } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { entrancesOf } from '#server/units/queries-entrances.ts';
import type { DeclaredColumn, DeclaredRows } from './declared-rows.ts';
import { heldSoFar } from './held-rows.ts';
import { aHouse } from './house.ts';
import { aPortal, type TestPortal } from './portal.ts';
import { problemsOf } from './row-problems.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const column = (...kinds: string[]): DeclaredColumn => ({ kinds, words: null, optional: false });
const field = (name: string, dataTypeID: number) => ({ name, dataTypeID }) as FieldDef;
const told = (row: Record<string, DeclaredColumn>, fields: FieldDef[], rows: object[] = []) => [
  ...problemsOf(row, { fields, rows }),
];

describe('rows', () => {
  it('of a statement of the sources are held by whatever asks it', async () => {
    const house = await aHouse(portal);
    await house.inside((db, scope) => entrancesOf(db, scope));
    const places = [...heldSoFar()].filter((place) =>
      place.startsWith('packages/server/src/units/queries-entrances.ts:'),
    );
    expect(places.length).toBeGreaterThan(0);
  });

  it('are declared by every statement that names a type, but where only its caller knows it', () => {
    const declared = JSON.parse(readFileSync(inject('declaredRows'), 'utf8')) as DeclaredRows;
    const open = Object.entries(declared).filter(([, row]) => row === null);
    expect(Object.keys(declared).length).toBeGreaterThan(250);
    // Copies of whole rows, which name no column, and the counts that nouns name themselves.
    expect(open.map(([place]) => place.replace(/:.*/, ''))).toEqual([
      'packages/server/src/members/care/queries.ts',
      'packages/server/src/members/files/queries-data.ts',
      'packages/server/src/members/life/steps.ts',
    ]);
  });

  it('that are not as declared are told: a name, a kind, a null, a word', () => {
    const row = { id: column('number'), name: column('string') };
    expect(told(row, [field('id', 20), field('name', 25)], [{ id: 1, name: 'a' }])).toEqual([]);
    expect(told(row, [field('id', 20)])).toEqual(['name is declared and not read']);
    expect(told(row, [field('id', 20), field('name', 25), field('x', 25)])).toEqual(['x is read and not declared']);
    expect(told(row, [field('id', 1700), field('name', 25)])).toEqual([
      'id is declared number and the database gives string',
    ]);
    expect(told(row, [field('id', 20), field('name', 25)], [{ id: 1, name: null }])).toEqual([
      'name is declared string and came as null',
    ]);
    const words = { name: { ...column('string'), words: ['flat'] } };
    expect(told(words, [field('name', 25)], [{ name: 'barn' }])).toEqual([
      'name came as „barn“, which is no word of it',
    ]);
  });
});
