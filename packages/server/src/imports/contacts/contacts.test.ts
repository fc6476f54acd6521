import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { contactImports } from '#contract/imports/contacts/endpoints.ts';
import { members } from '#contract/members/endpoints.ts';
import { accept, add, aHouseOfPeople, begin, contactsOf, idOf, list, look } from '#house/contact-lists.ts';
import { editedMember } from '#house/member-form.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';
import { countingErrand } from '#server/base/start/statistics.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('a list of contacts', () => {
  it('comes from a workbook with numbers, dates and formulas’ results; birth numbers stay outside', async () => {
    const { house, chair, jan, eva, petr } = await aHouseOfPeople(portal);
    const sheet = await writeXlsxFile([
      ['Č. jednotky', 'Příjmení a jméno', 'E-maily', 'Mobil', 'Rodné číslo', 'Zapsáno'],
      [
        1,
        'Novák Jan a Nováková Eva',
        'Novakovi@Posta.example',
        605118274,
        '710314/1232',
        { value: new Date(0), type: Date, format: 'd.m.yyyy' },
      ],
      [
        '2',
        'Ing. Dvorský Petr',
        'petr@posta.example/&/petr@prace.example',
        '+420 602 333 444\n222 333 444',
        7103141232,
        null,
      ],
      [{ value: '1+1', type: 'Formula' }, null, null, null, null, null],
    ] as never).toBuffer();
    const id = await begin(chair, sheet);
    const seen = await look(chair, id);
    expect(seen.entries.map((e) => [e.title, e.accepted, e.contacts.map((c) => c.value)])).toEqual([
      ['Jan Novák', true, ['novakovi@posta.example', '+420605118274']],
      ['Eva Nováková', true, ['novakovi@posta.example', '+420605118274']],
      ['Petr Dvorský', true, ['petr@posta.example', 'petr@prace.example', '+420602333444', '+420222333444']],
    ]);
    expect(seen.counts).toMatchObject({ new: 3, doubtful: 0, same: 0, problems: 1, emails: 4, phones: 4 });
    const kept = await house.inside((db) => db.execute(`select source::text as s from import_draft where id = ${id}`));
    expect(String(kept.rows[0]?.s)).not.toMatch(/710314/);
    expect(await contactsOf(chair, jan)).toEqual([]);

    expect(await accept(chair, id)).toEqual({
      people: 3,
      emails: 4,
      phones: 4,
      invitable: [idOf(jan), idOf(eva), idOf(petr)],
    });
    expect(await contactsOf(chair, eva)).toEqual(['novakovi@posta.example', '+420605118274']);
    const { rows } = await house.inside((db) =>
      db.execute(`select source::text as s, result from import_draft where id = ${id}`),
    );
    expect(rows[0]?.s).not.toMatch(/posta/);
    const deeds = await house.inside((db) =>
      db.execute(`select noun, verb, detail from activity where svj_id = ${house.id} and verb = 'contacts'`),
    );
    expect(deeds.rows).toEqual([
      { noun: 'members', verb: 'contacts', detail: { people: 3, emails: 4, phones: 4, isPublic: false } },
    ]);
  });

  it('comes again without a difference, with its columns remembered', async () => {
    const { chair } = await aHouseOfPeople(portal);
    const file = list('1;;oba@posta.example;', '2;Petr Dvorský;;605 118 274');
    await accept(chair, await begin(chair, file));
    const again = await sendFile(chair, contactImports.upload, 'kontakty.csv', file);
    expect(again.data).toMatchObject({ step: 'preview' });
    const { id } = again.data as { id: number };
    const seen = await look(chair, id, 'same');
    expect(seen.counts).toMatchObject({ new: 0, doubtful: 0, same: 3, accepted: 0 });
    expect(seen.table.remembered).toBe(true);
    const { fingerprint } = seen;
    expect(await chair.refused(contactImports.accept, { id, fingerprint })).toMatchObject({
      code: 422,
      key: 'CONTACT_IMPORT.ERRORS.NOTHING',
    });
  });

  it('only adds: what stands stays as it was, with its visibility', async () => {
    const { house, chair, petr } = await aHouseOfPeople(portal);
    await add(house, petr, 'Stary@Posta.example');
    const id = await begin(chair, list('2;Dvorský;stary@posta.example, novy@posta.example;'));
    expect((await look(chair, id)).entries[0]?.contacts.map((c) => c.state)).toEqual(['known', 'new']);
    await accept(chair, id, true);
    expect(await contactsOf(chair, petr)).toEqual(['Stary@Posta.example', 'novy@posta.example public']);
    const one = await chair.asks(members.one, { id: idOf(petr) });
    expect(one).toMatchObject({ access: 'none', loginEmail: petr.email, role: { name: 'owner' } });
  });

  it('offers to invite people, not the association itself', async () => {
    const { house, chair, jan, eva, petr } = await aHouseOfPeople(portal);
    await house.inside((db) =>
      db.execute(`update svj set ico = '99990024' where id = ${house.id};
        update member set kind = 'company', company_name = 'SVJ Zkušební', first_name = '', last_name = '', ico = '99990024'
        where id = ${idOf(petr)}`),
    );
    const id = await begin(chair, list('1;;oba@posta.example;', '2;;svj@posta.example;'));
    expect(await accept(chair, id)).toMatchObject({ people: 3, invitable: [idOf(jan), idOf(eva)] });
  });

  it('leaves out who is left out', async () => {
    const { chair, jan, eva, petr } = await aHouseOfPeople(portal);
    const id = await begin(chair, list('1;;oba@posta.example;', '2;;petr@posta.example;'));
    await chair.asks(contactImports.decide, { id, tab: 'new', accept: false });
    expect((await look(chair, id)).counts.accepted).toBe(0);
    expect(
      await chair.asks(contactImports.decide, { id, keys: [`person:${idOf(eva)}`, 'person:1'], accept: true }),
    ).toEqual({ decided: 1 });
    expect(await accept(chair, id)).toMatchObject({ people: 1, emails: 1 });
    expect(await contactsOf(chair, eva)).toEqual(['oba@posta.example']);
    expect([await contactsOf(chair, jan), await contactsOf(chair, petr)]).toEqual([[], []]);
  });
});

it('a cell of nothing but signs between words holds nobody else up', async () => {
  const { chair } = await aHouseOfPeople(portal);
  const signs = ['-', ' ', '.', ' (', '& ', '1 ', ', '];
  const cells = signs.map((sign) => `x${sign.repeat(60_000)}x`);
  const began = Date.now();
  const id = await begin(chair, list(...cells.map((cell, i) => `${i};"${cell}";jan@posta.example;"6${cell}"`)));
  await look(chair, id);
  expect(Date.now() - began).toBeLessThan(10_000);
});

describe('doubtful rows', () => {
  it('wait until somebody says whose they are, and the word can be taken back', async () => {
    const { chair, namesake } = await aHouseOfPeople(portal);
    const id = await begin(chair, list(';Petr Dvorský;kdo@posta.example;', '77;Cizí Karel;karel@posta.example;'));
    const seen = await look(chair, id, 'doubtful');
    expect(seen.entries.map((e) => [e.row, e.doubts, e.candidates.map((c) => c.units)])).toEqual([
      [2, ['several'], [['2'], ['3']]],
      [3, ['nobody'], []],
    ]);
    expect(seen.counts).toMatchObject({ doubtful: 2, accepted: 0, problems: 1 });
    await chair.asks(contactImports.choose, { id, row: 2, memberIds: [idOf(namesake)] });
    expect((await look(chair, id)).entries).toMatchObject([{ title: 'Petr Dvorský', isChosen: true, row: 2 }]);
    await chair.asks(contactImports.choose, { id, row: 2, memberIds: [] });
    expect((await look(chair, id)).counts).toMatchObject({ new: 0, doubtful: 2 });
    await chair.asks(contactImports.choose, { id, row: 2, memberIds: [idOf(namesake)] });
    expect(await accept(chair, id)).toMatchObject({ people: 1 });
    expect(await contactsOf(chair, namesake)).toEqual(['kdo@posta.example']);
  });

  it('take nobody from elsewhere, from the archive or from the air', async () => {
    const { chair, petr } = await aHouseOfPeople(portal);
    const other = await aHouseOfPeople(portal);
    const id = await begin(chair, list('77;Cizí Karel;karel@posta.example;'));
    const choose = (memberIds: number[], row = 2) => chair.refused(contactImports.choose, { id, row, memberIds });
    expect(await choose([idOf(other.petr)])).toMatchObject({ code: 404, key: 'MEMBERS.NOT_FOUND' });
    await chair.asks(members.archive, { id: idOf(petr), owning: true });
    expect(await choose([idOf(petr)])).toMatchObject({ code: 404 });
    expect(await choose([idOf(chair)], 9)).toMatchObject({ code: 404, key: 'CONTACT_IMPORT.ERRORS.ROW' });
    const theirs = await other.chair.refused(contactImports.preview, { id });
    expect(theirs).toMatchObject({ code: 404, key: 'CONTACT_IMPORT.ERRORS.NOT_FOUND' });
    expect(await other.chair.refused(contactImports.discard, { id })).toMatchObject({ code: 404 });
    expect(await other.chair.asks(contactImports.drafts, {})).toEqual({ drafts: [], total: 0 });
  });
});

describe('nothing is added by half', () => {
  it('when a person changed since the preview; the new preview can be accepted', async () => {
    const { chair, petr } = await aHouseOfPeople(portal);
    const id = await begin(chair, list('2;;petr@posta.example;', '1;;oba@posta.example;'));
    const { fingerprint } = await look(chair, id);
    const before = await chair.asks(members.one, { id: idOf(petr) });
    await chair.asks(members.update, editedMember(before, { emails: [{ value: 'petr@posta.example' }] }));
    expect(await chair.refused(contactImports.accept, { id, fingerprint })).toMatchObject({
      code: 409,
      key: 'CONTACT_IMPORT.ERRORS.STALE',
    });
    expect((await look(chair, id)).counts).toMatchObject({ new: 2, same: 1 });
    expect(await accept(chair, id)).toMatchObject({ people: 2 });
    expect(await contactsOf(chair, petr)).toEqual(['petr@posta.example']);
  });

  it('when two accept at once', async () => {
    const { house, chair } = await aHouseOfPeople(portal);
    const id = await begin(chair, list('2;;petr@posta.example;'));
    const { fingerprint } = await look(chair, id);
    const both = await Promise.all([1, 2].map(() => chair.call(contactImports.accept, { id, fingerprint })));
    expect(portal.left.at(-1)).toMatchObject({ name: countingErrand, about: { id } });
    expect(both.map((b) => b.status).sort()).toEqual([200, 404]);
    expect(await house.count('member_contact')).toBe(1);
  });
});
