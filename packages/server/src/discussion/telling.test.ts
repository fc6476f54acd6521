import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { discussion } from '#contract/discussion/endpoints.ts';
import { discussionComments } from '#contract/discussion/endpoints-comments.ts';
import { discussionFollow } from '#contract/discussion/endpoints-follow.ts';
import { documents } from '#contract/documents/endpoints.ts';
import { notices } from '#contract/notices/endpoints.ts';
import { aTalk, replies } from '#house/discussions.ts';
import { aDocument, editedDocument } from '#house/documents.ts';
import { nobody } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const header = (raw: Buffer, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw.toString().replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim();

describe('mails of a discussion', () => {
  it('tell everybody it is for that it is open, then who follows or is mentioned of replies, in one thread', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aTalk(alena, { name: 'Kola', description: 'Co s nimi?' });
    const opened = await office.delivered();
    expect(letters(opened)).toEqual([chair, bedrich].map((p) => `${p.email}: Diskuze: Kola`).sort());
    expect(opened[0]?.text).toContain('Alena Šestnáctá otevírá novou diskuzi.');
    expect(opened[0]?.text).toContain('Co s nimi?');
    expect(opened[0]?.links[0]).toContain(`/diskuze/${d.url_hash}?svj=`);
    // Who only reads hears of no reply; who opened it does, and from then on whoever replied.
    await replies(bedrich, d.id, 'To modré je moje');
    const first = await office.delivered();
    expect(letters(first)).toEqual([`${alena.email}: Re: Diskuze: Kola`]);
    expect(first[0]?.text).toContain('Bedřich Čtrnáctý píše do diskuze Kola:');
    await replies(alena, d.id, 'Ptám se @Jan Předsedová', { mentions: [chair.memberId] });
    const second = await office.delivered();
    expect(letters(second).map((l) => l.split(':')[0])).toEqual([bedrich.email, chair.email].sort());
    const named = second.find((m) => m.to === chair.email);
    expect(named?.text).toContain('Alena Šestnáctá vás zmiňuje v diskuzi Kola:');
    const all = [...opened, ...first, ...second];
    const roots = new Set(all.map((m) => header(m.raw, 'References')));
    expect([...roots]).toEqual([expect.stringMatching(/^<discussion\.\d+\.[\w-]{22}@[\w.]+>$/)]);
    expect(new Set(all.map((m) => header(m.raw, 'In-Reply-To')))).toEqual(roots);
    expect(new Set(all.map((m) => m.messageId)).size).toBe(all.length);
  });

  it('name documents of the house beside a reply, and in a digest none that was closed or deleted since', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    const paper = async (name: string) => {
      const { id, versionNumber: version } = await aDocument(chair, name);
      return { id, version };
    };
    const [rules, offer, old] = [await paper('Řád kol.txt'), await paper('Nabídka.txt'), await paper('Starý řád.txt')];
    const d = await aTalk(alena, { name: 'Kola' });
    await office.delivered();
    await replies(bedrich, d.id, '', { documents: [rules] });
    const [alone] = await office.delivered();
    expect([alone?.to, alone?.text.includes('Řád kol.txt')]).toEqual([alena.email, true]);
    await wishes(alena, 'daily', null, 'discussion');
    await replies(bedrich, d.id, 'Všechno tady', { documents: [rules, offer, old] });
    const [seen] = (await chair.asks(documents.list, {})).files.filter((f) => f.id === offer.id);
    await chair.asks(documents.update, editedDocument(seen as never, { isPublic: false }));
    await chair.asks(documents.remove, { id: old.id });
    await office.delivered();
    const digest = (await office.deliveredAt('2026-11-24T06:00:30Z')).find((m) => m.to === alena.email);
    expect(digest?.text).toContain('Všechno tady\n\nŘád kol.txt');
    expect(digest?.text).not.toMatch(/Nabídka|Starý řád/);
  });

  it('go as each wishes: muted wins, the digest has a line, and the link under them leaves discussions alone', async () => {
    const { chair, alena, bedrich } = await aBoardHouse(portal);
    await wishes(bedrich, 'daily', null, 'discussion');
    const d = await aTalk(chair, { name: 'Kola' });
    const other = await aTalk(chair, { name: 'Chodba', description: 'Jakou barvu?' });
    const now = await office.delivered();
    expect(letters(now)).toEqual([`${alena.email}: Diskuze: Kola`, `${alena.email}: Diskuze: Chodba`]);
    await alena.asks(discussionFollow.follow, { id: d.id, way: 'muted' });
    await bedrich.asks(discussionFollow.follow, { id: other.id, way: 'follows' });
    await chair.asks(discussionComments.add, {
      id: d.id,
      message: '@Alena Šestnáctá?',
      mentions: [alena.memberId as number],
    });
    await replies(chair, other.id, 'Krémovou?');
    expect(await office.delivered()).toEqual([]);
    const [digest, ...none] = await office.deliveredAt('2026-11-24T06:00:30Z');
    expect([digest?.to, none]).toEqual([bedrich.email, []]);
    for (const line of ['Kola', 'Chodba', 'Jakou barvu?', 'Krémovou?']) expect(digest?.text).toContain(line);
    const link = now[0]?.raw
      .toString()
      .replace(/=\r\n/g, '')
      .replace(/\r\n[ \t]+/g, ' ');
    const token = /unsubscribe\/([^>\s]+)>/.exec(link ?? '')?.[1] as string;
    expect(await nobody(portal).asks(notices.unsubscribe, { token })).toMatchObject({
      module: 'discussion',
      off: true,
    });
    await aTalk(chair, { name: 'Nová' });
    expect(letters(await office.delivered())).toEqual([]);
  });

  it('tell of the conclusion whoever follows it, and of nothing that was opened again or deleted since', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const d = await aTalk(alena, { name: 'Kola' });
    await replies(bedrich, d.id);
    await office.delivered();
    await chair.asks(discussion.finish, { id: d.id, conclusion: 'Stojan koupíme.' });
    const over = await office.delivered();
    expect(letters(over)).toEqual([alena, bedrich].map((p) => `${p.email}: Re: Diskuze: Kola`).sort());
    expect(over[0]?.text).toContain('Diskuze Kola je ukončená. Závěr píše Jan Předsedová:');
    expect(over[0]?.text).toContain('Stojan koupíme.');
    await wishes(alena, 'daily', null, 'discussion');
    await chair.asks(discussion.reopen, { id: d.id, reason: 'Omyl' });
    await chair.asks(discussion.finish, { id: d.id, conclusion: 'Nekoupíme.' });
    await chair.asks(discussion.reopen, { id: d.id, reason: 'Omyl' });
    const gone = await aTalk(chair, { name: 'Omyl' });
    await chair.asks(discussion.remove, { id: gone.id });
    await office.delivered();
    expect(letters(await office.deliveredAt('2026-11-24T06:00:30Z'))).toEqual([]);
    const { rows } = await house.inside((db) =>
      db.execute(sql`select count(*) as n from notice where svj_id = ${house.id} and kind = 'finished'`),
    );
    expect(Number((rows[0] as { n: number }).n)).toBe(4);
  });
});
