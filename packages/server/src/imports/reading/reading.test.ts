import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { imports } from '#contract/imports/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person } from '#house/house.ts';
import { allChecked } from '#house/imports.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { sendFile } from '#house/sending.ts';

let portal: TestPortal;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());
const fresh = async () => {
  chair = await (await aHouse(portal)).chair();
};

const head = 'Jednotka;Vchod;Podíl na domě;Vlastník;RČ;Podíl vlastníka';
const rows = [
  '1/1;Lipová 14;1/2;Ing. Čeněk Řípa;710314/1232;1/1',
  '1/2;Lipová 14;1/2;SJM Novák Jan a Nováková Eva;;1/1',
];
const csv = [head, ...rows].join('\r\n');
// Every letter of the sample that Windows-1250 keeps above ASCII.
const letters: Record<string, number> = { í: 0xed, ý: 0xfd, Č: 0xc8, ě: 0xec, Ř: 0xd8, á: 0xe1, ň: 0xf2 };
const windows1250 = (text: string) =>
  Buffer.from([...text].map((c) => letters[c] ?? (c === 'ó' ? 0xf3 : c.charCodeAt(0))));

async function begin(body: string | Buffer, name = 'dum.csv') {
  const { code, data, message } = await sendFile(chair, imports.upload, name, body);
  return code === 200 ? (data as { id: number; step: string }) : { id: 0, step: message?.content };
}
const look = (id: number, tab: 'new' | 'problems' = 'new') => chair.asks(imports.preview, { id, tab });
const meanings = async (id: number) => (await look(id)).table?.columns.map((c) => c.field);
const ours = ['unitNumber', 'entrance', 'share', 'owner', 'ownerShare'] as const;

describe('a table', () => {
  it('waits for the meaning of its columns, and birth numbers are gone by then', async () => {
    await fresh();
    const { id, step } = await begin(csv.replace('Vchod', 'Schodiště'));
    expect(step).toBe('mapping');
    const { table, problems } = await look(id, 'problems');
    expect(table?.columns.map((c) => c.header)).toEqual([
      'Jednotka',
      'Schodiště',
      'Podíl na domě',
      'Vlastník',
      'Podíl vlastníka',
    ]);
    expect(table?.columns[3]?.samples).toEqual(['Ing. Čeněk Řípa', 'SJM Novák Jan a Nováková Eva']);
    expect(table?.missing).toEqual([]);
    expect(problems).toMatchObject([{ row: 1, kind: 'birthNumber', blocking: false, params: { column: 'RČ' } }]);
    expect((await chair.refused(imports.accept, { id, fingerprint: 'x' })).key).toBe('IMPORTS.ERRORS.NOT_MAPPED');
  });

  it('is shown at once where every header says what it is, a birth number and an e-mail left out', async () => {
    await fresh();
    expect((await begin(csv)).step).toBe('preview');
    const { id, step } = await begin(csv.replace('Vchod', 'E-mail'));
    expect(step).toBe('preview');
    expect(await meanings(id)).toEqual(['unitNumber', '', 'share', 'owner', 'ownerShare']);
    expect((await begin(csv.replace('Vchod', 'Vlastník'))).step).toBe('mapping');
    expect((await begin(csv.replace('Podíl na domě', 'Vchod 2'))).step).toBe('mapping');
  });

  it('is imported, and its columns are remembered for the same headers', async () => {
    await fresh();
    const { id } = await begin(csv);
    expect((await chair.refused(imports.mapping, { id, mapping: ['unitNumber', '', '', 'owner', ''] })).key).toBe(
      'IMPORTS.ERRORS.COLUMNS',
    );
    const other = ['unitNumber', '', 'share', 'owner', ''] as const;
    await chair.asks(imports.mapping, { id, mapping: [...other] });
    const { file } = await look(id);
    expect(file).toEqual({ units: 2, owners: 2, persons: 3, sum: toText(fraction(1, 1)) });
    await chair.asks(imports.accept, await allChecked(chair, id));
    const again = await begin(csv);
    expect(again.step).toBe('preview');
    expect(await meanings(again.id)).toEqual([...other]);
    const seen = await look(again.id);
    expect([seen.table?.remembered, seen.counts.new, seen.counts.changed, seen.counts.ended]).toEqual([true, 0, 0, 0]);
    expect((await chair.asks(units.search, { text: 'ripa' })).rooms.map((r) => r.title)).toEqual(['1/1']);
  });

  it('forgets corrections when its columns get another meaning', async () => {
    await fresh();
    const { id } = await begin(csv);
    await chair.asks(imports.mapping, { id, mapping: [...ours] });
    await allChecked(chair, id);
    expect((await look(id)).counts.leftOut).toBe(0);
    await chair.asks(imports.mapping, { id, mapping: [...ours] });
    expect((await look(id)).counts.accepted).toBe(0);
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from(`\ufeff${csv}`)],
    ['Windows-1250', windows1250(csv)],
    ['tabs and a title above', Buffer.from(`Seznam vlastníků\r\n${csv.replaceAll(';', '\t')}`)],
  ])('in %s', async (_, body) => {
    await fresh();
    const { id } = await begin(body);
    expect(await meanings(id)).toEqual([...ours]);
  });

  it('in XLSX, where a share may have become a date', async () => {
    await fresh();
    const text = [head, ...rows].map((line) => line.split(';').map((value) => ({ value })));
    const dated = [
      { value: '1/3' },
      { value: '' },
      { value: new Date(Date.UTC(2026, 10, 1)), format: 'd.m.yyyy' },
      { value: 'Jan Kos' },
    ];
    const body = await writeXlsxFile([...text, dated] as never).toBuffer();
    const { id } = await begin(body, 'dum.xlsx');
    await chair.asks(imports.mapping, { id, mapping: [...ours] });
    const { problems } = await look(id, 'problems');
    expect(problems[0]).toMatchObject({ row: 4, kind: 'shareDate', blocking: true });
  });
});

describe('a broken file', () => {
  const many = (count: number) =>
    [head, ...Array.from({ length: count }, (_, i) => `${i};;1/20000;Jan Kos;;1/1`)].join('\n');
  it.each([
    ['an empty one', '', 'IMPORTS.ERRORS.EMPTY'],
    ['blank lines', '\n\n;;\n', 'IMPORTS.ERRORS.EMPTY'],
    ['half of a JSON', '{"jednotky": [', 'IMPORTS.ERRORS.NOT_JSON'],
    ['another JSON', '{"a": 1}', 'IMPORTS.ERRORS.NOT_CADASTRE'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'IMPORTS.ERRORS.ENCODING'],
    ['half of a workbook', Buffer.from('PK\u0003\u0004 nothing'), 'IMPORTS.ERRORS.NOT_TABLE'],
    ['10,001 rows', many(10_001), 'IMPORTS.ERRORS.TOO_MANY_ROWS'],
  ])('%s is refused with a sentence', async (_, body, key) => {
    await fresh();
    expect((await begin(body)).step).toBe(key);
  });

  it('of more than 5 MB is refused', async () => {
    await fresh();
    expect(await sendFile(chair, imports.upload, 'a.csv', Buffer.alloc(5 * 1024 * 1024 + 1, 65))).toMatchObject({
      code: 413,
      message: { content: 'BASE.ERRORS.TOO_LARGE' },
    });
  });

  it('with 10,000 rows is taken whole', async () => {
    await fresh();
    const { id } = await begin(many(10_000));
    await chair.asks(imports.mapping, { id, mapping: [...ours] });
    const checked = await allChecked(chair, id);
    const { file, sum } = await look(id);
    expect([file.units, sum.after]).toEqual([10_000, toText(fraction(1, 2))]);
    const { units: written } = await chair.asks(imports.accept, checked);
    expect(written.created).toBe(10_000);
  });
});

describe('a draft', () => {
  it('belongs to those who administer units and people, in their own house', async () => {
    const house = await aHouse(portal);
    chair = await house.chair();
    const { id } = await begin(csv);
    const owner = await house.owner();
    expect((await sendFile(owner, imports.upload, 'dum.csv', csv)).code).toBe(403);
    expect((await owner.refused(imports.preview, { id })).code).toBe(403);
    const stranger = await (await aHouse(portal)).chair();
    expect((await stranger.refused(imports.preview, { id })).code).toBe(404);
    expect((await stranger.refused(imports.discard, { id })).code).toBe(404);
    expect((await chair.asks(imports.drafts, {})).total).toBe(1);
    await chair.asks(imports.discard, { id });
    expect((await chair.asks(imports.drafts, {})).drafts).toEqual([]);
  });

  it('that nobody came back to is gone with the next file', async () => {
    const house = await aHouse(portal);
    const begun = portal.clock.now;
    const onDay = async (days: number) => {
      portal.clock.now = new Date(begun.getTime() + days * 24 * 3600_000);
      // Somebody new each time: a session that idles for a month is over too.
      chair = await house.person({ role: 'memberCommittee' });
      await begin(csv);
      return (await chair.asks(imports.drafts, {})).total;
    };
    expect([await onDay(0), await onDay(29), await onDay(31)]).toEqual([1, 2, 2]);
    portal.clock.now = begun;
  });
});
