import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { documents } from '#contract/documents/endpoints.ts';
import { filing } from '#contract/documents/endpoints-filing.ts';
import { folders } from '#contract/documents/endpoints-folders.ts';
import { aFolder, namesIn } from '#house/documents.ts';
import { idOf, owned } from '#house/entitled.ts';
import { aHouse, type Person } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { uploads } from '#house/sending-files.ts';
import { anOffice, letters } from '#house/telling.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function aStreet() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const [alena, bedrich] = [await house.owner(), await house.owner()];
  const one = await house.unit(chair, '1247/1', [1, 2], owned(alena));
  const two = await house.unit(chair, '1247/2', [1, 2], owned(bedrich));
  return { house, chair, alena, bedrich, one, two };
}
const sent = async (by: Person, name: string) => (await uploads(by, name, name)).id;
const tree = async (who: Person) => {
  type Node = { id: number; name: string; children: Node[] };
  return ((await who.asks(folders.tree, {})) as unknown as { folders: Node[] }).folders;
};

describe('papers sorted to units', () => {
  it('go to folders that are made for them, and their people alone see them', async () => {
    const { chair, alena, bedrich, one, two } = await aStreet();
    const papers = [
      { fileId: await sent(chair, '1247-1.txt'), unitId: one.id },
      { fileId: await sent(chair, '1247-2.txt'), unitId: two.id, name: 'Vyúčtování 2025' },
      { fileId: await sent(chair, 'Dopis všem.txt'), unitId: null },
    ];
    const filed = await chair.asks(filing.file, { papers, dateFor: '2026-10-31' });
    expect(filed).toMatchObject({ files: 3, units: 2 });
    const [home] = await tree(chair);
    expect(home).toMatchObject({ name: 'Jednotky', id: filed.folderId });
    expect(home?.children.map((f) => f.name)).toEqual(['Jednotka 1247/1', 'Jednotka 1247/2']);
    const [theirs] = (await tree(bedrich))[0]?.children ?? [];
    expect((await tree(alena))[0]?.children.map((f) => f.name)).toEqual(['Jednotka 1247/1']);
    expect(await namesIn(bedrich, theirs?.id as number)).toEqual(['Vyúčtování 2025']);
    expect(await namesIn(bedrich, filed.folderId)).toEqual(['Dopis všem']);
    const { files } = await bedrich.asks(documents.list, { folderId: theirs?.id as number });
    expect(files[0]?.dateFor).toBe('2026-10-31');
  });

  it('go to no folder that is for some entrances or units only', async () => {
    const { chair, one, two } = await aStreet();
    const audience = [{ kind: 'unit' as const, id: two.id }];
    const { id: folderId } = await aFolder(chair, 'Dvojka', { audience });
    const papers = [{ fileId: await sent(chair, '1247-1.txt'), unitId: one.id }];
    expect((await chair.refused(filing.file, { papers, folderId })).errors).toEqual({
      folderId: 'FILING.ERRORS.FOLDER',
    });
  });

  it('use the folder that a unit has, wherever its people reach it; in a chosen folder the one that is in it', async () => {
    const { chair, one, two } = await aStreet();
    const has = await aFolder(chair, 'Byt paní Aleny', { visibility: 'owner', unitId: one.id });
    const closed = await aFolder(chair, 'Výbor', { visibility: 'committee' });
    await aFolder(chair, 'Schovaná', { visibility: 'owner', unitId: two.id, parentId: closed.id });
    const place = await chair.asks(filing.place, {});
    expect(place.folder).toBeNull();
    expect(place.units.map((u) => [u.number, u.owners.length, u.folder])).toEqual([
      ['1247/1', 1, 'Byt paní Aleny'],
      ['1247/2', 1, null],
    ]);
    const first = [{ fileId: await sent(chair, '1247-1.txt'), unitId: one.id }];
    await chair.asks(filing.file, { papers: first });
    expect(await namesIn(chair, has.id)).toEqual(['1247-1']);
    const chosen = await aFolder(chair, 'Vyúčtování 2025');
    const papers = [
      { fileId: await sent(chair, 'a.txt'), unitId: one.id },
      { fileId: await sent(chair, 'b.txt'), unitId: one.id },
    ];
    expect(await chair.asks(filing.file, { folderId: chosen.id, papers })).toEqual({
      ...{ files: 2, units: 1, folderId: chosen.id },
    });
    const again = [{ fileId: await sent(chair, 'c.txt'), unitId: one.id }];
    await chair.asks(filing.file, { folderId: chosen.id, papers: again });
    const [inside] = (await tree(chair)).find((f) => f.id === chosen.id)?.children ?? [];
    expect(await namesIn(chair, inside?.id as number)).toEqual(['a', 'b', 'c']);
  });

  it('are all filed or none, with a sentence at its place', async () => {
    const { house, chair, alena, one } = await aStreet();
    const other = await aStreet();
    const mine = { fileId: await sent(chair, '1.txt'), unitId: one.id };
    const tried = async (papers: object[], more: object = {}) =>
      (await chair.refused(filing.file, { papers: [mine, ...papers], ...more })).errors;
    expect(await tried([{ fileId: await sent(chair, '2.txt'), unitId: other.one.id }])).toEqual({
      papers: 'FILING.ERRORS.UNIT',
    });
    const strange = await sent(other.chair, '3.txt');
    const refused = await chair.refused(filing.file, { papers: [mine, { fileId: strange, unitId: one.id }] });
    expect(refused.key).toBe('FILES.ERRORS.NOT_YOURS');
    expect((await chair.refused(filing.file, { papers: [mine, mine] })).key).toBe('FILES.ERRORS.NOT_YOURS');
    expect(await tried([], { dateFor: '31. 12. 2025' })).toEqual({ dateFor: 'BASE.FORM.INVALID' });
    const closed = await aFolder(chair, 'Výbor', { visibility: 'committee' });
    expect(await tried([], { folderId: closed.id })).toEqual({ folderId: 'FILING.ERRORS.FOLDER' });
    expect((await chair.refused(filing.place, { folderId: closed.id })).key).toBe('FILING.ERRORS.FOLDER');
    expect(await house.count('document')).toBe(0);
    expect((await alena.refused(filing.file, { papers: [mine] })).code).toBe(403);
    expect((await alena.refused(filing.place, {})).code).toBe(403);
    const named = { ...mine, unitId: null, toIds: [idOf(other.alena)] };
    expect((await chair.refused(filing.file, { papers: [named] })).errors).toEqual({ toIds: 'FILE.ERRORS.ADDRESSEE' });
    await chair.asks(filing.file, { papers: [mine] });
    expect(await house.count('document')).toBe(1);
  });

  it('sent again under the same key are filed once', async () => {
    const { house, chair, one, two } = await aStreet();
    const papers = [
      { fileId: await sent(chair, '1.txt'), unitId: one.id },
      { fileId: await sent(chair, '2.txt'), unitId: two.id },
    ];
    const as = chair.under(randomUUID());
    const [first, second] = await Promise.all([as.asks(filing.file, { papers }), as.asks(filing.file, { papers })]);
    expect(second).toEqual(first);
    expect(await as.asks(filing.file, { papers })).toEqual(first);
    expect([await house.count('document'), await house.count('folder')]).toEqual([2, 3]);
  });

  it('are told to the people of each unit, of theirs alone, and to nobody when who files says no', async () => {
    const saturday = new Date('2026-11-21T09:00:00Z');
    portal.clock.now = saturday;
    const office = await anOffice(portal);
    const { chair, alena, bedrich, one, two } = await aStreet();
    const quiet = [{ fileId: await sent(chair, 'potichu.txt'), unitId: one.id }];
    await chair.asks(filing.file, { papers: quiet });
    const papers = [
      { fileId: await sent(chair, '1247-1.txt'), unitId: one.id },
      { fileId: await sent(chair, '1247-2.txt'), unitId: two.id },
      { fileId: await sent(chair, 'jen Bedřichovi.txt'), unitId: two.id, toIds: [idOf(bedrich)] },
    ];
    await chair.asks(filing.file, { papers, notify: true });
    const mails = await office.deliveredAt(new Date(saturday.getTime() + 3 * 60_000).toISOString());
    const toEach = (who: Person) => mails.filter((mail) => letters([mail])[0]?.startsWith(who.email));
    expect([mails.length, toEach(alena).length, toEach(bedrich).length]).toEqual([2, 1, 1]);
    expect(toEach(alena)[0]?.text).toContain('1247-1.txt');
    expect(toEach(alena)[0]?.text).not.toContain('1247-2');
    await office.close();
  });

  it('ask the database as often for one unit as for many, made folders and mails to their people included', async () => {
    const { chair, house, alena } = await aStreet();
    const units: number[] = [];
    for (let n = 1; n <= 12; n += 1) units.push((await house.unit(chair, `9/${n}`, [1, 60], owned(alena))).id);
    // What stands above the folders of units is made once.
    await chair.asks(filing.file, { papers: [{ fileId: await sent(chair, 'první.txt'), unitId: units[0] as number }] });
    const trips = vi.spyOn(pg.Client.prototype, 'query');
    const statementsOf = async (some: readonly number[]) => {
      const papers: { fileId: number; unitId: number }[] = [];
      for (const unitId of some) papers.push({ fileId: await sent(chair, `${unitId}.txt`), unitId });
      trips.mockClear();
      expect(await chair.asks(filing.file, { papers, notify: true })).toMatchObject({ units: some.length });
      return trips.mock.calls.length;
    };
    try {
      const one = await statementsOf(units.slice(1, 2));
      expect(one).toBeGreaterThan(10);
      expect(await statementsOf(units.slice(2))).toBe(one);
    } finally {
      trips.mockRestore();
    }
  });

  it('of sixty units come in one call', async () => {
    const house = await aHouse(portal);
    const chair = await house.chair();
    const owner = await house.owner();
    const papers: { fileId: number; unitId: number }[] = [];
    for (let n = 1; n <= 60; n += 1) {
      const unit = await house.unit(chair, `7/${n}`, [1, 60], owned(owner));
      papers.push({ fileId: await sent(chair, `7-${n}.txt`), unitId: unit.id });
    }
    expect(await chair.asks(filing.file, { papers })).toMatchObject({ files: 60, units: 60 });
    expect((await tree(owner))[0]?.children).toHaveLength(60);
  });
});
