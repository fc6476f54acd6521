import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactImports } from '#contract/imports/contacts/endpoints.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { aHouseOfPeople, begin, list, look } from '#house/contact-lists.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

describe('a draft', () => {
  it('is of one kind: a house and a list of contacts never meet', async () => {
    const { chair } = await aHouseOfPeople(portal);
    const id = await begin(chair, list('2;;petr@posta.example;'));
    expect(await chair.refused(imports.preview, { id })).toMatchObject({ code: 404 });
    expect(await chair.refused(imports.discard, { id })).toMatchObject({ code: 404 });
    expect((await chair.asks(imports.drafts, {})).total).toBe(0);
    expect((await chair.asks(contactImports.drafts, {})).drafts).toMatchObject([{ id, step: 'preview' }]);
    await chair.asks(contactImports.discard, { id });
    expect(await chair.refused(contactImports.preview, { id })).toMatchObject({ code: 404 });
  });

  it('needs its columns said before it is accepted', async () => {
    const { chair } = await aHouseOfPeople(portal);
    const sent = await sendFile(chair, contactImports.upload, 'k.csv', 'Číslo;Věc\n2;petr@posta.example');
    const { id } = sent.data as { id: number };
    const { fingerprint, table } = await look(chair, id);
    expect(table.columns.map((c) => c.field)).toEqual(['unitNumber', '']);
    expect(await chair.refused(contactImports.accept, { id, fingerprint })).toMatchObject({
      key: 'IMPORTS.ERRORS.NOT_MAPPED',
    });
    const mapping = ['unitNumber', 'unitNumber'];
    expect(await chair.refused(contactImports.mapping, { id, mapping })).toMatchObject({
      key: 'IMPORTS.ERRORS.COLUMNS',
    });
    await chair.asks(contactImports.mapping, { id, mapping: ['unitNumber', 'contact'] });
    expect((await look(chair, id)).counts).toMatchObject({ accepted: 1 });
  });

  it('is not made of what is no table or too long', async () => {
    const { chair } = await aHouseOfPeople(portal);
    const refusal = async (body: string) => (await sendFile(chair, contactImports.upload, 'k', body)).message?.content;
    expect(await refusal('{"jednotky": []}')).toBe('IMPORTS.ERRORS.NOT_TABLE');
    expect(await refusal('  ')).toBe('IMPORTS.ERRORS.EMPTY');
    const rows = Array.from({ length: 5001 }, (_, i) => `2;Petr ${i};p${i}@posta.example;`);
    expect(await refusal(list(...rows))).toBe('CONTACT_IMPORT.ERRORS.TOO_MANY_ROWS');
    const id = await begin(chair, list(...rows.slice(0, 5000)));
    const started = performance.now();
    expect((await look(chair, id, 'doubtful')).total).toBe(5000);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
