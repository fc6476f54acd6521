import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readCode, readPdf } from '../../../test/paper.ts';
import { logoOf, pdfOf, printed } from './pdf.ts';
import type { Block, Printed, Sheet } from './pdf-blocks.ts';
import { markPrints } from './pdf-press.ts';
import { linesIn, roomFor, widthOf } from './pdf-widths.ts';

const what: Printed = {
  lang: 'cs',
  title: 'Zápis ze shromáždění',
  at: new Date('2026-11-21T09:00:00Z'),
  letterhead: { name: 'SVJ Příčná 3', address: 'Příčná 3, 602 00 Brno', companyNumber: 'IČO 123 45 678' },
};
const address = 'https://portal.example/hlasovani/12/listek?l=1.12.345.a1b2c3d4e5f6.AbCdEfGhIjKlMnOp';
const { resolve: resolved } = createRequire(import.meta.url);
const squeezed = (text: string) => text.replace(/\s+/g, ' ');

describe('a printed document', () => {
  it('of a demonstration says so across each page, of any size', async () => {
    const blocks: Block[] = [{ kind: 'text', text: 'Vyúčtování' }];
    expect((await readPdf(await pdfOf(what, blocks))).pages.join()).not.toContain('UKÁZKA');
    markPrints(true);
    try {
      for (const paper of ['A4', 'A5', 'A3 wide'] as const) {
        const { pages } = await readPdf(await pdfOf({ ...what, paper }, blocks));
        expect([paper, pages.length, pages[0]?.includes('UKÁZKA')]).toEqual([paper, 1, true]);
        expect(squeezed(pages[0] ?? '')).toContain('Vyúčtování');
      }
    } finally {
      markPrints(false);
    }
  });

  it('ends no line inside an e-mail, in plain words and in rich ones', async () => {
    const many = Array.from({ length: 150 }, (_, i) => `${'x'.repeat(i % 7)} (e-mailem)`).join(' ');
    const { pages } = await readPdf(
      await pdfOf(what, [
        { kind: 'text', text: many },
        { kind: 'rich', html: `<p>${many}</p>` },
      ]),
    );
    expect(pages.join('\n')).not.toMatch(/e-\s+mail|\(\s+e-/);
    expect(pages.join('\n').match(/\(e-mailem\)/g)).toHaveLength(300);
  });

  it('is read by another program letter by letter, with háčky, ligatures and other scripts', async () => {
    const bytes = await pdfOf(what, [
      { kind: 'heading', level: 1, text: 'Příliš žluťoučký kůň úpěl ďábelské ódy' },
      { kind: 'text', text: 'Fikce doručení, efekt, offline, ŘEŘICHA A ĎÁBEL' },
      { kind: 'facts', rows: [['Vlastník', 'Олена Шевченко a Jiří Ťuhýk']] },
      { kind: 'boxes', labels: ['Pro', 'Proti', 'Zdržuji se'] },
      { kind: 'signatures', lines: ['Datum', 'Vlastnoruční podpis'] },
    ]);
    const { pages, info } = await readPdf(bytes);
    const text = squeezed(pages[0] ?? '');
    for (const words of [
      'Příliš žluťoučký kůň úpěl ďábelské ódy',
      'Fikce doručení, efekt, offline, ŘEŘICHA A ĎÁBEL',
      'Олена Шевченко a Jiří Ťuhýk',
      'Zdržuji se',
      'Vlastnoruční podpis',
      'SVJ Příčná 3',
      'IČO 123 45 678',
      'Strana 1 z 1',
    ])
      expect(text).toContain(words);
    expect(info).toMatchObject({ Title: 'Zápis ze shromáždění', Author: 'SVJ Příčná 3', Language: 'cs-CZ' });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('keeps paragraphs, nested lists and breaks of a rich text, and no mark of its making', async () => {
    const html =
      '<p>Schvaluje se <strong>oprava <em>střechy</em></strong>.<br />Cena &lt; 5 mil. &amp; DPH</p>\n' +
      '<ul><li><p>lešení</p><ol start="3"><li>montáž</li><li>demontáž</li></ol></li><li>krytina</li></ul>' +
      '<h2 style="text-align:center">Splátky</h2><p><a href="https://a.example">příloha</a> <span data-tone="cihla"><u>pozor</u></span></p>';
    const { pages } = await readPdf(await pdfOf(what, [{ kind: 'rich', html }]));
    const text = squeezed(pages[0] ?? '');
    expect(text).toContain('Schvaluje se oprava střechy. Cena < 5 mil. & DPH');
    expect(text).toMatch(/lešení montáž3\. demontáž4\. krytina Splátky příloha pozor/);
    expect(text).not.toMatch(/&lt;|strong|data-tone/);
  });

  it('repeats the head of a long table on every page and counts the pages', async () => {
    const rows = Array.from({ length: 120 }, (_, i) => [`1247/${i + 1}`, `Soused ${i + 1}`, '1,00']);
    const table: Block = {
      kind: 'table',
      head: ['Jednotka', 'Vlastník', 'Podíl'],
      rows,
      widths: [1, 3, 1],
      numbers: [2],
    };
    const { pages } = await readPdf(await pdfOf({ ...what, lang: 'en' }, [table], 'List'));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((text, i) => {
      expect(squeezed(text)).toContain('Jednotka');
      expect(squeezed(text)).toContain(`Page ${i + 1} of ${pages.length}`);
    });
    expect(squeezed(pages.join(' '))).toContain('Soused 120');
  });

  it('leaves no heading at the foot of a page without the table it names', async () => {
    const named = (n: number): Block[] => [
      ...Array.from({ length: n }, () => ({ kind: 'text', text: 'řádek' }) as const),
      { kind: 'heading', level: 2, text: 'Příloha' },
      { kind: 'heading', level: 3, text: 'Hlasování' },
      { kind: 'table', head: ['Bod'], rows: [['první řádek tabulky']] },
    ];
    for (let n = 24; n < 31; n++) {
      const { pages } = await readPdf(await pdfOf(what, named(n)));
      const at = (words: string) => pages.findIndex((page) => page.includes(words));
      expect([n, at('Příloha'), at('Hlasování')]).toEqual([n, at('první'), at('první')]);
    }
  });

  it('parts a table of long cells from its heading rather than print it over the edge of the page', async () => {
    const rows = Array.from({ length: 8 }, (_, n) => [`${n + 1}.`, `${'znění bodu '.repeat(120)}konec řádku ${n + 1}`]);
    const { pages } = await readPdf(
      await pdfOf(what, [
        { kind: 'heading', level: 2, text: 'Příloha' },
        { kind: 'table', head: ['Bod', 'Znění'], rows, widths: [1, 5] },
        { kind: 'text', text: 'a dál' },
      ]),
    );
    const text = squeezed(pages.join(' '));
    for (let n = 1; n <= 8; n++) expect(text).toContain(`konec řádku ${n}`);
    expect(pages.length).toBeGreaterThan(2);
    expect(squeezed(pages[0] ?? '')).toContain('znění bodu');
  });

  it('cuts no day, amount or fraction in a narrow column as long as there is room beside it', () => {
    const row = ['21.\u00a011.\u00a02026', 'Vrácení zálohy', '1\u00a0248\u00a0600,00'];
    const widths = roomFor([1, 20, 1], [['Den', 'Za co', 'Částka'], row], 300, 9.5);
    expect(widths.reduce((a, b) => a + b, 0)).toBeCloseTo(300);
    for (const at of [0, 2]) expect(widths[at]).toBeGreaterThanOrEqual(widthOf(row[at] as string, 9.5));
    expect(roomFor([1, 2], [['a', 'b']], 300, 9.5)).toEqual([100, 200]);
    // Where not even words have room, nobody is served before others.
    expect(roomFor([1, 1], [['a'.repeat(60), 'b'.repeat(60)]], 100, 9.5)).toEqual([50, 50]);
  });

  it('keeps a block on one page, but never over its edge', async () => {
    const point = (n: number): Block => ({
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 3, text: `Bod ${n}` },
        { kind: 'rich', html: `<p>${'znění návrhu '.repeat(n === 2 ? 700 : 60)}</p><p>konec bodu ${n}</p>` },
        { kind: 'boxes', labels: [`Pro ${n}`] },
      ],
    });
    const { pages } = await readPdf(await pdfOf(what, [1, 2, 3, 4, 5].map(point)));
    const text = squeezed(pages.join(' '));
    for (const n of [1, 2, 3, 4, 5]) expect(text).toContain(`konec bodu ${n}`);
    const pageOf = (words: string) => pages.findIndex((p) => squeezed(p).includes(words));
    for (const n of [1, 3, 4, 5]) expect(pageOf(`Bod ${n}`)).toBe(pageOf(`Pro ${n}`));
    expect(pageOf('Bod 2')).toBeLessThan(pageOf('Pro 2'));
  });

  it('carries a code that a camera reads', async () => {
    const qr: Block = { kind: 'qr', text: address, mm: 34, beside: [{ kind: 'text', text: 'Hlasovací lístek' }] };
    expect(await readCode(await pdfOf(what, [qr]))).toBe(address);
  });

  it('shows the logo of the house, and does without one that is broken', async () => {
    const red = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#ff0000' } })
      .webp()
      .toBuffer();
    const logo = await logoOf(red);
    const letterhead = { ...what.letterhead, logo };
    const bytes = await pdfOf({ ...what, letterhead }, [{ kind: 'text', text: 'Dopis' }]);
    expect(bytes.includes('/Subtype /Image')).toBe(true);
    expect(await logoOf(Buffer.from('not a picture'))).toBeUndefined();
    expect(await logoOf(undefined)).toBeUndefined();
  });

  it('comes in pieces, each sheet with pages of its own', async () => {
    const sheet = (n: number): Sheet => ({
      foot: `Lístek ${n}`,
      blocks: [
        { kind: 'text', text: `Lístek číslo ${n}` },
        { kind: 'space', mm: 200 },
        { kind: 'text', text: 'Body' },
        { kind: 'space', mm: 60 },
        { kind: 'together', blocks: [{ kind: 'rule' }, { kind: 'signatures', lines: ['Podpis'] }] },
      ],
    });
    function* parts() {
      for (let n = 1; n <= 6; n += 2) yield [sheet(n), sheet(n + 1)];
    }
    const pieces: Buffer[] = [];
    for await (const piece of printed(what, parts())) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
    const { pages } = await readPdf(Buffer.concat(pieces));
    expect(pages).toHaveLength(12);
    expect(squeezed(pages[11] ?? '')).toContain('Lístek 6 Strana 2 z 2');
  });

  it('ends with the error when a part cannot be drawn', async () => {
    const broken = [{ kind: 'rich' }] as unknown as Block[];
    await expect(pdfOf(what, broken)).rejects.toThrow();
  });

  it('is set in faces under a free licence', () => {
    for (const face of ['figtree', 'literata']) {
      const licence = readFileSync(resolved(`@expo-google-fonts/${face}/LICENSE_FONT`), 'utf8');
      expect(licence).toContain('SIL Open Font License');
    }
  });
});

describe('a page of fixed places', () => {
  type Font = { unitsPerEm: number; layout(text: string): { advanceWidth: number } };
  const { openSync } = createRequire(import.meta.url)('fontkit') as { openSync(path: string): Font };
  const faces = [
    ['400Regular', false],
    ['600SemiBold', true],
  ] as const;

  it.each(faces)('knows how wide words are in %s, never less than the font and little more', (face, bold) => {
    const font = openSync(resolved(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`));
    for (const text of [
      ...['Příliš žluťoučký kůň úpěl ďábelské ódy', 'ŘEŘICHA A ĎÁBEL, 12. 9. 2026', 'Mikuláš na dvoře (16:00–18:30)'],
      ...['Úklid & "sklep" 100 % – „hotovo“', 'WWWMMM@@@', 'ilillil.,:;', 'Zwölf Größen; smørrebrød'],
    ]) {
      const { advanceWidth } = font.layout(text);
      const real = (advanceWidth / font.unitsPerEm) * 10;
      const said = widthOf(text, 10, bold);
      expect([text, said >= real, said < real * 1.2 + 13]).toEqual([text, true, true]);
    }
  });

  it('parts a text into lines that fit, a word longer than a line too, and says by dots that there was more', () => {
    const fits = (lines: string[], width: number) => lines.every((line) => widthOf(line, 8) <= width);
    const lines = linesIn('Nejneobhospodařovávatelnějšímu sousedovi na pavlači', { width: 60, size: 8, most: 9 });
    expect([fits(lines, 60), lines.join('').replaceAll(/\s/g, '')]).toEqual([
      ...[true, 'Nejneobhospodařovávatelnějšímusousedovinapavlači'],
    ]);
    const cut = linesIn('Společná brigáda s občerstvením pro všechny', { width: 60, size: 8, most: 2 });
    expect([cut.length, fits(cut, 60), cut[1]?.endsWith('…')]).toEqual([2, true, true]);
    expect(linesIn('Úklid', { width: 60, size: 8, most: 1, indent: 60 })).toEqual(['…']);
    expect(linesIn('Úklid', { width: 60, size: 8, most: 2, indent: 60 })).toEqual(['', 'Úklid']);
  });
});
