import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messagePrints } from '#contract/messages/endpoints-print.ts';
import { aPosted, onlyFor } from '#house/board.ts';
import { aHouse, type Person } from '#house/house.ts';
import { readCode, readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { photo, uploads } from '#house/sending-files.ts';
import { attachFiles } from '#server/base/files/files.ts';
import { shortened } from './print-cut.ts';

// Paper is drawn behind everything else: on a busy computer it waits.
vi.setConfig({ testTimeout: 120_000 });
let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

async function aStreet() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Nováková' });
  await house.unit(chair, '1', [1, 2], [{ memberIds: [alena.memberId as number] }]);
  return { house, chair, alena };
}

type What = 'print' | 'poster';
async function paper(who: Person, what: What, id: number, lang: 'cs' | 'en' = 'cs') {
  const { url } = await who.asks(messagePrints[what], { id, lang });
  const reply = await portal.app.inject({ method: 'GET', url });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { pages, info } = await readPdf(reply.rawPayload);
  const texts = pages.map((p) => p.replace(/\s+/g, ' '));
  return { name: reply.headers['content-disposition'], bytes: reply.rawPayload, texts, text: texts.join(' '), info };
}
const long = (n: number) =>
  `<p>${Array.from({ length: n }, (_, i) => `Věta číslo ${i + 1} o příčinách závady.`).join('</p><p>')}</p>`;

describe('a printed message', () => {
  it('has letterhead, number, kind, days, author, its text, attachments and a code that leads to it', async () => {
    const { house, chair, alena } = await aStreet();
    const id = await aPosted(house, chair, {
      ...{ number: 12, year: 2026, label: 'maintenance', title: 'Odečty vodoměrů a tepla', long_term: false },
      description: '<p>Vážení vlastníci,</p><ul><li><p><strong>Vchod 14:</strong> pondělí od 15 hodin</p></li></ul>',
      date_to: new Date('2026-12-04T22:59:00Z'),
    });
    const files = [
      await uploads(chair, 'stoupacka.jpg', await photo(), { description: 'Stoupačka nad kójí' }),
      await uploads(chair, 'rozpis.txt', 'Rozpis'),
      await uploads(chair, 'tajne.txt', 'Jen výbor', { isPublic: false }),
    ];
    const ids = files.map((f) => f.id);
    await house.inside((db, scope) =>
      attachFiles(
        db,
        { ...scope, accountId: chair.accountId, memberId: chair.memberId },
        { owner: 'message', ownerId: id },
        ids,
        portal.clock.now,
      ),
    );
    const made = await paper(alena, 'print', id);
    expect(made.name).toContain("filename*=UTF-8''zprava-12-2026.pdf");
    expect(made.info).toMatchObject({ Title: 'Odečty vodoměrů a tepla', Author: house.name, Language: 'cs-CZ' });
    for (const words of [
      house.name,
      'Odečty vodoměrů a tepla',
      '12/2026',
      'Údržba',
      'Zveřejněno 21. 11. 2026, 10:00',
      'Platí do 04. 12. 2026, 23:59',
      'Předsedová',
      'Vážení vlastníci,',
      'Vchod 14: pondělí od 15 hodin',
      'rozpis.txt',
      'Stoupačka nad kójí',
      'Zpráva 12/2026',
      'Strana 1 z 1',
    ])
      expect(made.text).toContain(words);
    expect(made.text).not.toContain('tajne');
    expect(made.bytes.includes('/Subtype /Image')).toBe(true);
    expect(await readCode(made.bytes)).toBe(`https://portal.example/zpravy/${id}?svj=${house.id}`);
    expect((await paper(chair, 'print', id)).text).toContain('tajne.txt');
    expect((await paper(alena, 'print', id, 'en')).text).toMatch(/Maintenance.*Message 12\/2026 Page 1 of 1/);
  });

  it('counts its pages when it is long, and shows marks of HTML as they were typed', async () => {
    const { house, chair, alena } = await aStreet();
    const title = '<script>alert(1)</script> & "nic"';
    const id = await aPosted(house, chair, { title, description: long(120) });
    const made = await paper(alena, 'print', id);
    expect(made.texts.length).toBeGreaterThan(2);
    made.texts.forEach((text, i) => {
      expect(text).toContain(`Strana ${i + 1} z ${made.texts.length}`);
      expect(text).toContain(house.name);
    });
    expect(made.text).toContain(title);
    expect(made.text).toContain('Věta číslo 120');
    expect(made.bytes.includes('/JavaScript')).toBe(false);
  });

  it('is only for who sees the message; a poster only for who writes them', async () => {
    const { house, chair, alena } = await aStreet();
    const petr = await house.owner();
    const id = await aPosted(house, chair);
    await onlyFor(house, id, '1');
    await paper(alena, 'print', id);
    expect((await petr.refused(messagePrints.print, { id })).key).toBe('MESSAGE.NOT_FOUND');
    expect((await alena.refused(messagePrints.poster, { id })).code).toBe(403);
    const other = await aStreet();
    for (const what of ['print', 'poster'] as const)
      expect((await other.chair.refused(messagePrints[what], { id })).key).toBe('MESSAGE.NOT_FOUND');
    const { url } = await alena.asks(messagePrints.print, { id });
    await house.inside((db) => db.execute(sql`update message set deleted_at = now() where id = ${id}`));
    expect((await portal.app.inject({ method: 'GET', url })).statusCode).toBe(404);
    const draft = await aPosted(house, chair, { concept: true, title: '' });
    expect((await paper(chair, 'print', draft)).text).toContain('Koncept');
  });
});

describe('a poster', () => {
  it('is one page with the house, the end and a code, whatever the text; what does not fit is said so', async () => {
    const { house, chair } = await aStreet();
    const set = { title: 'Odstávka teplé vody', date_to: new Date('2026-11-25T16:00:00Z'), long_term: false };
    for (const count of [1, 12, 40, 400]) {
      const id = await aPosted(house, chair, { ...set, description: long(count) });
      const made = await paper(chair, 'poster', id);
      expect([count, made.texts.length]).toEqual([count, 1]);
      for (const words of [house.name, 'Odstávka teplé vody', 'Platí do 25. 11. 2026, 17:00', 'Věta číslo 1'])
        expect(made.text).toContain(words);
      expect(made.text.includes('Celé znění najdete v portálu.')).toBe(count > 30);
      expect(made.text.includes(`Věta číslo ${count} `)).toBe(count <= 30);
      expect(await readCode(made.bytes)).toBe(`https://portal.example/zpravy/${id}?svj=${house.id}`);
    }
  });

  it('shouts when it is an emergency', async () => {
    const { house, chair } = await aStreet();
    const set = { emergency: true, title: 'Únik plynu', date_to: new Date('2026-11-22T16:00:00Z'), long_term: false };
    const id = await aPosted(house, chair, { ...set, description: '<p>Opusťte dům.</p>' });
    const { text } = await paper(chair, 'poster', id);
    expect(text).toMatch(/Mimořádná zpráva.*Únik plynu.*Opusťte dům/);
    expect((await paper(chair, 'print', id)).text).toContain('Mimořádná zpráva');
  });
});

describe('a shortened text', () => {
  it('ends with a whole word and closes what it opened', () => {
    const html = '<p>Dobrý <strong>den všem</strong></p><ul><li><p>první věta</p></li></ul>';
    expect(shortened(html, 1000)).toBe(html);
    expect(shortened(html, 42)).toBe('<p>Dobrý <strong>den…</strong></p>');
    expect(shortened(html, 110)).toBe('<p>Dobrý <strong>den všem</strong></p><ul><li><p>první…</p></li></ul>');
    expect(shortened('<p>&amp;&amp;&amp;&amp;</p>', 35)).toBe('<p>…</p>');
  });
});
