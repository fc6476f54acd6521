import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { readCadastre } from '#contract/imports/rules-cadastre.ts';
import { difference } from '#contract/imports/rules-difference.ts';
import type { Entry } from '#contract/imports/rules-entries.ts';
import type { Preview, PreviewTab } from '#contract/imports/schema.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { allChecked } from '#house/imports.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { countingErrand } from '#server/base/start/statistics.ts';
import { currentHouse } from './queries.ts';
import { writeImport } from './steps.ts';

const sample = readFileSync(new URL('../../fixtures/cadastre-sample.json', import.meta.url), 'utf8');
const whole = toText(fraction(1, 1));

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function begin(who: Person, body: string): Promise<number> {
  const answer = await sendFile(who, imports.upload, 'dum.json', body);
  expect(answer.code, answer.message?.content).toBe(200);
  return (answer.data as { id: number }).id;
}
const look = (who: Person, id: number, tab: PreviewTab = 'new') =>
  who.asks(imports.preview, { id, tab, sizePerPage: 'all' });
async function accept(who: Person, id: number) {
  const accepted = await who.asks(imports.accept, await allChecked(who, id));
  expect(portal.left.at(-1)).toMatchObject({ name: countingErrand, about: { id } });
  return accepted;
}
type House = { house: TestHouse; chair: Person };
async function empty(): Promise<House> {
  const house = await aHouse(portal);
  return { house, chair: await house.chair() };
}
async function imported(): Promise<House> {
  const made = await empty();
  await accept(made.chair, await begin(made.chair, sample));
  return made;
}
const titles = (p: Preview) => p.entries.map((e) => [e.noun, e.kind, e.title, e.accepted]);
const edited = (edit: (file: { jednotky: { vlastnici: unknown[] }[] }) => void) => {
  const file = JSON.parse(sample);
  edit(file);
  return JSON.stringify(file);
};

describe('the sample house', () => {
  it('comes into an empty house: 16 units, 17 owners, exactly 1/1', async () => {
    const { house, chair } = await empty();
    const id = await begin(chair, sample);
    const preview = await look(chair, id, 'doubtful');
    expect(preview.file).toEqual({ units: 16, owners: 17, persons: 21, sum: whole });
    expect(preview.counts).toMatchObject({ new: 60, changed: 0, ended: 0, problems: 0, leftOut: 16 });
    expect(preview.entries.map((e) => [e.title, e.accepted])).toEqual(preview.entries.map((e) => [e.title, false]));
    await allChecked(chair, id);
    const checked = await look(chair, id);
    expect(checked.counts).toMatchObject({ accepted: 60, leftOut: 0 });
    expect(checked.sum).toEqual({ before: toText(fraction(0, 1)), after: whole, complete: true });
    expect(await house.count('unit')).toBe(0);
    const result = await accept(chair, id);
    expect(result.units).toEqual({ created: 16, changed: 0, ended: 0 });
    const list = await chair.asks(units.list, { sizePerPage: 'all' });
    expect(list.total).toBe(16);
    expect((await chair.asks(units.check, {})).complete).toBe(true);
    expect(list.rooms.find((r) => r.number === '1247/101')?.svj_users.map((m) => m.full_name)).toEqual([
      'Lipnická realitní s.r.o.',
      'Ing. Jan Dvorský',
      'Hana Dvorská',
    ]);
    expect((await chair.asks(units.search, { text: 'zabkova' })).rooms.map((r) => r.title)).toEqual([
      '1248/1',
      '1248/7',
    ]);
    expect((await chair.refused(imports.preview, { id })).key).toBe('IMPORTS.NOT_FOUND');
  });

  it('keeps no birth number anywhere', async () => {
    const { house, chair } = await empty();
    const id = await begin(
      chair,
      edited((f) => Object.assign(f.jednotky[0]?.vlastnici[0] as object, { rc: '710314/1232' })),
    );
    const kept = await house.inside(async (db) => {
      const { rows } = await db.execute(`select source::text as source from import_draft where id = ${id}`);
      return String(rows[0]?.source);
    });
    for (const [, birth] of sample.matchAll(/"rcZkracene": "(\d+)"/g)) expect(kept).not.toContain(birth);
    expect(kept).not.toContain('710314');
  });

  it('comes again without a difference, and there is nothing to accept', async () => {
    const { chair } = await imported();
    const id = await begin(chair, sample);
    const again = await look(chair, id);
    expect(again.counts).toMatchObject({ new: 0, changed: 0, ended: 0, doubtful: 0, same: 60 });
    expect((await chair.refused(imports.accept, { id, fingerprint: again.fingerprint })).key).toBe(
      'IMPORTS.ERRORS.NOTHING',
    );
  });
});

describe('a changed file', () => {
  const sold = edited((file) => {
    const flat = file.jednotky[2] as { vlastnici: object[]; doplnekPortalu: object };
    Object.assign(flat.doplnekPortalu, { plochaM2: 55 });
    flat.vlastnici = [{ id: 799001, typ: 'OFO', oS: { id: 799001, typ: 'OFO', jmeno: 'Petr', prijmeni: 'Nový' } }];
  });

  it('shows the difference; one is left out, the rest is written with its history', async () => {
    const { house, chair } = await imported();
    portal.clock.now = new Date('2026-11-25T09:00:00Z');
    const id = await begin(chair, sold);
    expect(titles(await look(chair, id, 'new'))).toEqual([
      ['ownership', 'new', 'Petr Nový', true],
      ['person', 'new', 'Petr Nový', true],
    ]);
    const changed = await look(chair, id, 'changed');
    expect(changed.entries.map((e) => e.changes)).toEqual([[{ field: 'area', before: '54.6', after: '55' }]]);
    await chair.asks(imports.decide, { id, accept: false, keys: [changed.entries[0]?.key as string] });
    expect((await look(chair, id)).counts).toMatchObject({ accepted: 3, leftOut: 1 });
    const people = await house.count('member');
    expect(await accept(chair, id)).toMatchObject({
      units: { changed: 0 },
      ownerships: { created: 1, ended: 1 },
      persons: { created: 1 },
    });
    expect(await house.count('member')).toBe(people + 1);
    const { rooms } = await chair.asks(units.list, { filters: JSON.stringify({ number: '1247/3' }) as never });
    const flat = await chair.asks(units.one, { id: rooms[0]?.id as number });
    expect(flat.area).toBe(54.6);
    expect(flat.ownerships.map((o) => [o.members[0]?.full_name, o.validFrom])).toEqual([['Petr Nový', '2026-11-25']]);
    expect(flat.history.map((o) => [o.members[0]?.full_name, o.validTo])).toEqual([['Petra Krejčí', '2026-11-25']]);
    portal.clock.now = new Date('2026-11-21T09:00:00Z');
  });

  it('leaves out all of one tab and takes it back', async () => {
    const { chair } = await imported();
    const id = await begin(chair, sold);
    expect(await chair.asks(imports.decide, { id, accept: false, tab: 'ended' })).toEqual({ decided: 1 });
    expect((await look(chair, id)).counts).toMatchObject({ accepted: 1, leftOut: 3 });
    await chair.asks(imports.decide, { id, accept: true, tab: 'new' });
    expect((await look(chair, id)).counts).toMatchObject({ accepted: 4, leftOut: 0 });
  });

  it('a unit that the file lacks stays unless a person ends it', async () => {
    const { chair } = await imported();
    const id = await begin(
      chair,
      edited((f) => f.jednotky.pop()),
    );
    const { entries, counts, sum } = await look(chair, id, 'ended');
    expect([counts.accepted, entries[0]?.title, entries[0]?.doubts]).toEqual([0, '1248/102', ['missing']]);
    expect(sum.complete).toBe(true);
    await chair.asks(imports.decide, { id, accept: true, keys: [entries[0]?.key as string] });
    expect((await look(chair, id)).sum.complete).toBe(false);
    await accept(chair, id);
    expect((await chair.asks(units.list, {})).allCount).toBe(15);
  });
});

describe('a doubtful row', () => {
  it('is corrected in place and is no longer doubtful', async () => {
    const { chair } = await empty();
    const id = await begin(chair, sample);
    const { entries, counts } = await look(chair, id, 'doubtful');
    const [cellar, woman] = ['1248/102', 'Petra Krejčí'].map((t) => entries.find((e) => e.title === t));
    await chair.asks(imports.entry, { id, key: cellar?.key as string, type: 'commonSpace' });
    const person = { firstName: 'Petra', lastName: 'Krejčíová', sex: 'female' as const };
    await chair.asks(imports.entry, { id, key: woman?.key as string, person });
    expect((await look(chair, id)).counts.doubtful).toBe(counts.doubtful - 2);
    await accept(chair, id);
    const { rooms } = await chair.asks(units.list, { sizePerPage: 'all' });
    expect(rooms.find((r) => r.number === '1248/102')?.type).toBe('commonSpace');
    expect(rooms.find((r) => r.number === '1247/3')?.svj_users[0]?.full_name).toBe('Petra Krejčíová');
    expect((await look(chair, await begin(chair, sample))).counts).toMatchObject({ new: 0, changed: 1 });
  });

  it('refuses a name that is empty and an entry that is not there', async () => {
    const { chair } = await empty();
    const id = await begin(chair, sample);
    const wrong = await chair.refused(imports.entry, { id, key: 'person:c:700004', person: { firstName: 'Petra' } });
    expect(wrong.errors).toEqual({ 'person.lastName': 'BASE.FORM.REQUIRED' });
    expect((await chair.refused(imports.entry, { id, key: 'person:x' })).key).toBe('IMPORTS.ERRORS.ENTRY');
  });
});

describe('nothing is half imported', () => {
  it('when the house changed since the preview', async () => {
    const { house, chair } = await empty();
    const id = await begin(chair, sample);
    const { fingerprint } = await look(chair, id);
    await house.unit(chair, '1247/1', [1, 11], [{ memberIds: [chair.memberId as number] }]);
    expect(await chair.refused(imports.accept, { id, fingerprint })).toMatchObject({
      code: 409,
      key: 'IMPORTS.ERRORS.STALE',
    });
    expect(await house.count('unit')).toBe(1);
  });

  it('when two accept at once: one writes, the other finds nothing', async () => {
    const { house, chair } = await empty();
    const id = await begin(chair, sample);
    const { fingerprint } = await allChecked(chair, id);
    const both = await Promise.all([1, 2].map(() => chair.call(imports.accept, { id, fingerprint })));
    expect(both.map((b) => b.status).sort()).toEqual([200, 404]);
    expect(await house.count('unit')).toBe(16);
  });

  it('when the write fails in the middle', async () => {
    const { house } = await empty();
    const tables = ['unit', 'member', 'ownership', 'search_entry'];
    const before = await Promise.all(tables.map((table) => house.count(table)));
    const { building } = readCadastre(JSON.parse(sample));
    const writing = house.inside(async (db, scope) => {
      const now = portal.clock.now;
      const current = await currentHouse(db, scope, now);
      const entries = difference(building, current);
      const last = entries.findLast((e) => e.noun === 'ownership') as Entry & { noun: 'ownership' };
      Object.assign(last, { source: { joint: false, share: toText(fraction(2, 1)), persons: last.source?.persons } });
      await writeImport(db, scope, entries, new Set(), current, portal, now);
    });
    await expect(writing).rejects.toThrow();
    expect(await Promise.all(tables.map((table) => house.count(table)))).toEqual(before);
  });

  it('when a row of the file is broken', async () => {
    const { house, chair } = await empty();
    const id = await begin(chair, sample.replace('"jmenovatel": 90090', '"jmenovatel": 0'));
    const seen = await look(chair, id, 'problems');
    expect(seen.problems.slice(0, 1)).toMatchObject([{ row: 1, kind: 'shareZero', blocking: true }]);
    expect(seen.counts.blocking).toBe(1);
    expect((await chair.refused(imports.accept, { id, fingerprint: seen.fingerprint })).key).toBe(
      'IMPORTS.ERRORS.BLOCKED',
    );
    expect(await house.count('unit')).toBe(0);
  });
});
