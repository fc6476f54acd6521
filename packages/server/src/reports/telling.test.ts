import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { notices } from '#contract/notices/endpoints.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { reportFollow } from '#contract/reports/endpoints-follow.ts';
import { nobody } from '#house/house.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { aReport, editedReport, says, solves, takes } from '#house/reports.ts';
import { letters, type Office, unsubscribing, wishes, withOffice } from '#house/telling.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const header = (raw: Buffer, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(raw.toString().replace(/\r\n[ \t]+/g, ' '))?.[1]?.trim();

describe('mails of a report', () => {
  it('tell its solver and the committee, then its reporter of each move, all in one thread', async () => {
    const { house, chair, alena, ids } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const place = { entranceId: ids.e16, floor: -1, commonSpace: 'sklep' };
    const r = await aReport(alena, { title: 'Kape voda', ...place });
    const filed = await office.delivered();
    expect(letters(filed).sort()).toEqual([chair, clerk].map((p) => `${p.email}: Hlášení: Kape voda`).sort());
    for (const words of [
      'Závada, vchod Lipová 16, patro -1, sklep',
      'Hlásí Alena Šestnáctá.',
      'Řešitel: Jan Předsedová',
    ])
      expect(filed[0]?.text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(filed[0]?.links[0]).toContain(`/hlaseni/${r.id}?svj=`);
    await takes(chair, r.id);
    const taken = await office.delivered();
    expect(letters(taken)).toEqual([`${alena.email}: Re: Hlášení: Kape voda`]);
    await chair.asks(
      reports.update,
      editedReport(await chair.asks(reports.one, { id: r.id }), { solverId: clerk.memberId }),
    );
    const given = await office.delivered();
    expect(letters(given)).toEqual([`${clerk.email}: Re: Hlášení: Kape voda`]);
    await solves(clerk, r.id);
    const solved = await office.delivered();
    expect(letters(solved)).toEqual([`${alena.email}: Re: Hlášení: Kape voda`]);
    expect(solved[0]?.text).toContain('je vyřešené: opraveno.');
    expect(solved[0]?.text).toContain('Instalatér vyměnil těsnění.');
    const all = [...filed, ...taken, ...given, ...solved];
    const roots = new Set(all.map((m) => header(m.raw, 'References')));
    expect([...roots]).toEqual([expect.stringMatching(/^<report\.\d+\.\d+@[\w.]+>$/)]);
  });

  it('tell the same of moves that come with a change of it', async () => {
    const { house, chair, alena } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const r = await aReport(alena, { title: 'Kape voda' });
    await office.delivered();
    const to = (who: typeof alena) => `${who.email}: Re: Hlášení: Kape voda`;
    const given = { solverId: clerk.memberId, status: 'solving' };
    const solving = await chair.asks(reports.update, editedReport(r, given));
    const both = await office.delivered();
    expect(letters(both).sort()).toEqual([to(alena), to(clerk)].sort());
    const toClerk = both.filter((one) => letters([one])[0] === to(clerk));
    expect(toClerk.map((one) => one.text)).toEqual([expect.stringContaining('máte od teď na starosti vy')]);
    await clerk.asks(reports.update, editedReport(solving, { status: 'solved', solution: 'Nové těsnění.' }));
    const solved = await office.delivered();
    expect(letters(solved)).toEqual([to(alena)]);
    expect(solved[0]?.text).toContain('Nové těsnění.');
  });

  it('tell the reporter and followers of what is said, and of what is said inside the committee it alone', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    const r = await aReport(alena, { title: 'Zeď' });
    await bedrich.asks(reportFollow.follow, { id: r.id, way: 'follows' });
    await office.delivered();
    await says(chair, r.id, 'Přijde zedník.');
    expect(letters(await office.delivered()).sort()).toEqual(
      [alena, bedrich].map((p) => `${p.email}: Re: Hlášení: Zeď`).sort(),
    );
    await says(chair, r.id, 'Kolik to bude stát?', { stream: 'inner' });
    const inner = await office.delivered();
    expect(letters(inner)).toEqual([`${clerk.email}: Re: Hlášení: Zeď`]);
    expect(inner[0]?.text).toContain('jen pro výbor:');
    expect(inner[0]?.links[0]).toContain('#komentare-inner');
    // Not even noted for whoever reported it: the one notice is of what was said with the neighbours.
    const { rows } = await house.inside((db) =>
      db.execute<{ n: number }>(sql`select count(*) as n from notice
        where svj_id = ${house.id} and owner = 'comment' and member_id = ${alena.memberId}`),
    );
    expect(Number(rows[0]?.n)).toBe(1);
    await clerk.asks(reportFollow.follow, { id: r.id, way: 'muted' });
    await says(chair, r.id, 'A kdy?', { stream: 'inner' });
    expect(letters(await office.delivered())).toEqual([]);
  });

  it('go as each wishes, with a line in the digest, and to nobody who may no longer read it when they go', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const clerk = await house.person({ role: 'memberCommittee' });
    for (const who of [clerk, bedrich]) await wishes(who, 'daily', null, 'reports');
    const r = await aReport(alena, { title: 'Hluk', type: 'complaint', description: 'Do jedné ráno.' });
    await says(chair, r.id, 'Zajdu za nimi.', { stream: 'inner' });
    await chair.asks(reports.readers, { id: r.id, memberIds: [bedrich.memberId as number] });
    await says(chair, r.id, 'Domluveno.');
    expect(letters(await office.delivered()).sort()).toEqual(
      [`${chair.email}: Hlášení: Hluk`, `${alena.email}: Re: Hlášení: Hluk`].sort(),
    );
    await chair.asks(reports.readers, { id: r.id, memberIds: [] });
    await house.inside((db) =>
      db.execute(sql`update member set role = 'owner' where svj_id = ${house.id} and id = ${clerk.memberId}`),
    );
    expect(letters(await office.deliveredAt('2026-11-24T06:00:30Z'))).toEqual([]);
    await house.inside((db) =>
      db.execute(sql`update member set role = 'memberCommittee' where svj_id = ${house.id} and id = ${clerk.memberId}`),
    );
    const next = await aReport(alena, { title: 'Schody' });
    await says(chair, next.id, 'Uvnitř', { stream: 'inner' });
    await office.delivered();
    const [digest] = await office.deliveredAt('2026-11-25T06:00:30Z');
    expect(digest?.to).toBe(clerk.email);
    for (const line of ['Schody', 'Uvnitř']) expect(digest?.text).toContain(line);
  });

  it('leave reports alone by the link under them, and tell of nothing that was taken back', async () => {
    const { chair, alena } = await aBoardHouse(portal);
    await aReport(alena);
    const [mail] = await office.delivered();
    const token = unsubscribing(mail?.raw.toString() ?? '');
    await wishes(chair, 'daily', null, 'reports');
    const back = await aReport(alena, { title: 'Omyl' });
    await alena.asks(reports.withdraw, { id: back.id });
    expect(letters(await office.deliveredAt('2026-11-24T06:00:30Z'))).toEqual([]);
    expect(await nobody(portal).asks(notices.unsubscribe, { token })).toMatchObject({ module: 'reports', off: true });
    await aReport(alena);
    expect(letters(await office.delivered())).toEqual([]);
  });
});
