import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { approvals } from '#contract/approvals/endpoints.ts';
import { approvalComments } from '#contract/approvals/endpoints-comments.ts';
import { approvalFollow } from '#contract/approvals/endpoints-follow.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import { notices } from '#contract/notices/endpoints.ts';
import { anOffering, answers, aRequest, idOf, standsIn } from '#house/approvals.ts';
import { nobody, type Person } from '#house/house.ts';
import type { TestPortal } from '#house/portal.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';
import { remindDue, tellBegun } from './jobs.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const module = 'requirement_for_approval';

describe('mails of a request', () => {
  it('ask those who decide, with a way to the request, and tell who asked how each of them answered', async () => {
    const { chair, deputy, manager } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy], { dueOn: '2026-12-09' });
    const asked = await office.delivered();
    expect(letters(asked)).toEqual([chair, deputy].map((p) => `${p.email}: Ke schválení: Oprava střechy`).sort());
    for (const line of [
      'Požadavek podává Dalibor Mareček. Rozhodujete o něm i vy.',
      ...['Rozhodnout do: 09. 12. 2026', 'Chybí asi dvacet tašek.', 'nabidka.txt'],
    ])
      expect(asked[0]?.text).toContain(line);
    expect(asked[0]?.links[0]).toContain(`/pozadavky-ke-schvaleni/${a.id}?svj=`);
    await answers(chair, a.id, 'approved');
    expect(await office.delivered()).toEqual([]);
    await answers(deputy, a.id, 'rejected', 'Chci druhou nabídku');
    const [done, ...none] = await office.delivered();
    expect([done?.to, done?.subject, none]).toEqual([manager.email, 'Re: Ke schválení: Oprava střechy', []]);
    for (const line of [
      'Požadavek Oprava střechy je zamítnutý.',
      ...['Jan Předsedová: schváleno', 'Šárka Úlehlíková: zamítnuto – Chci druhou nabídku'],
    ])
      expect(done?.text).toContain(line);
  });

  it('one after another ask the next one once the one before approved', async () => {
    const { chair, deputy, manager } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy], { rule: 'order' });
    expect(letters(await office.delivered())).toEqual([`${chair.email}: Ke schválení: Oprava střechy`]);
    await answers(chair, a.id, 'approved');
    expect(letters(await office.delivered())).toEqual([`${deputy.email}: Ke schválení: Oprava střechy`]);
    await answers(chair, a.id, 'approved', 'Ještě jednou');
    expect(await office.delivered()).toEqual([]);
  });

  it('ask who stands in for somebody too', async () => {
    const { chair, audit, manager } = await anOffering(portal);
    const today = dayIn(portal.clock.now);
    await standsIn(chair, audit, { from: today, to: today });
    await office.delivered();
    await aRequest(manager, [chair]);
    const both = [chair, audit].map((p) => `${p.email}: Ke schválení: Oprava střechy`);
    expect(letters(await office.delivered())).toEqual(both.sort());
  });

  it('tell who stands in as they are named and on the first morning of it, and who is away where others say so', async () => {
    const { chair, deputy, audit, manager } = await anOffering(portal);
    const mailsOf = (...people: Person[]) => people.map((p) => p.email);
    const told = async () => (await office.delivered()).map((m) => [m.to, m.subject, m.links[0]?.split('?')[0]]);
    const at = (path: string) => expect.stringMatching(new RegExp(`${path}$`));
    await standsIn(chair, audit, { from: '2026-11-23', to: '2026-11-24' });
    const [audits] = mailsOf(audit);
    expect(await told()).toEqual([[audits, 'Schvalování: zastupujete Jan Předsedová', at('/pozadavky-ke-schvaleni')]]);
    await standsIn(deputy, audit, { from: '2026-12-01', to: '2026-12-05' }, manager);
    const named = await told();
    expect(named).toHaveLength(2);
    expect(named).toContainEqual([deputy.email, 'Schvalování: zastupuje vás Karel Kontrolní', at('/zastupy')]);
    expect(named).toContainEqual([audits, 'Schvalování: zastupujete Šárka Úlehlíková', at('/zastupy')]);
    const begun = async (moment: string) => {
      portal.clock.now = new Date(moment);
      await tellBegun(portal);
      return (await office.delivered()).filter((m) => mailsOf(audit, deputy, chair).includes(m.to));
    };
    expect(await begun('2026-12-01T07:59:00Z')).toEqual([]);
    const [mail, ...none] = await begun('2026-12-01T08:00:00Z');
    expect([mail?.to, none]).toEqual([audits, []]);
    expect(mail?.text).toContain('jiného člena: Šárka Úlehlíková, od 01. 12. 2026 do 05. 12. 2026.');
    expect(await begun('2026-12-01T08:05:00Z')).toEqual([]);
  });

  it('say nothing on the first morning of what ended before it', async () => {
    const { chair, audit } = await anOffering(portal);
    const { data } = await standsIn(chair, audit, { from: '2026-12-01', to: '2026-12-05' });
    await chair.asks(approvals.endStandIn, { id: data[0]?.id as number });
    await office.delivered();
    portal.clock.now = new Date('2026-12-01T08:00:00Z');
    await tellBegun(portal);
    expect(letters(await office.delivered()).filter((l) => l.startsWith(audit.email))).toEqual([]);
  });

  it('remind the missing alone, at their times', async () => {
    const { chair, deputy, manager } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy], { dueOn: '2026-11-30' });
    await answers(chair, a.id, 'approved');
    await office.delivered();
    const ours = [chair, deputy].map((p) => p.email);
    const reminded = async (moment: string) => {
      portal.clock.now = new Date(moment);
      await remindDue(portal);
      return letters((await office.delivered()).filter((m) => ours.includes(m.to)));
    };
    expect(await reminded('2026-11-28T07:59:00Z')).toEqual([]);
    const mail = [`${deputy.email}: Re: Ke schválení: Oprava střechy`];
    expect(await reminded('2026-11-28T08:00:00Z')).toEqual(mail);
    expect(await reminded('2026-11-28T08:05:00Z')).toEqual([]);
    expect(await reminded('2026-11-30T08:00:00Z')).toEqual(mail);
    expect(await reminded('2026-12-30T08:00:00Z')).toEqual([]);
    expect(await reminded('2027-02-01T08:00:00Z')).toEqual([]);
  });

  it('remind nobody of what is decided, nor where the module is off', async () => {
    const [on, off] = [await anOffering(portal), await anOffering(portal)];
    const a = await aRequest(on.manager, [on.chair, on.deputy]);
    await answers(on.chair, a.id, 'rejected', 'Ne');
    await aRequest(off.manager, [off.chair]);
    await off.house.inside((db) =>
      db.execute(sql`update svj set modules = array_remove(modules, ${module}) where id = ${off.house.id}`),
    );
    await office.delivered();
    portal.clock.now = new Date('2026-12-20T08:00:00Z');
    await remindDue(portal);
    const ours = [on.chair, on.deputy, off.chair].map((p) => p.email);
    expect((await office.delivered()).filter((m) => ours.includes(m.to))).toEqual([]);
  });

  it('tell who is asked instead why, and everybody who was asked that it is withdrawn', async () => {
    const { house, chair, deputy, member, manager } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy]);
    await office.delivered();
    await house.inside((db) => db.execute(sql`update member set role = 'owner' where id = ${idOf(deputy)}`));
    const { approvers } = await manager.asks(approvals.one, { id: a.id });
    const approverId = approvers[1]?.id as number;
    await manager.asks(approvals.replace, { id: a.id, approverId, byUserId: idOf(member), reason: 'Skončila' });
    const [mail, ...none] = await office.delivered();
    expect([mail?.to, none]).toEqual([member.email, []]);
    expect(mail?.text).toContain('O požadavku Oprava střechy teď rozhodujete vy.');
    expect(mail?.text).toContain('Důvod výměny:\nSkončila');
    await manager.asks(approvals.withdraw, { id: a.id, reason: 'Firma odstoupila' });
    const gone = await office.delivered();
    expect(letters(gone)).toEqual([chair, member].map((p) => `${p.email}: Re: Ke schválení: Oprava střechy`).sort());
    expect(gone[0]?.text).toContain('Důvod:\nFirma odstoupila');
  });

  it('go as each wishes, tell nothing that is over by then, and the link under them leaves requests alone', async () => {
    const { chair, deputy, manager } = await anOffering(portal);
    await wishes(deputy, 'daily', null, module);
    await aRequest(manager, [chair, deputy], { title: 'Výtah', dueOn: '2026-12-09' });
    await aRequest(manager, [chair, deputy], { title: 'Vrata' });
    const over = await aRequest(manager, [chair, deputy], { title: 'Koš' });
    const now = await office.delivered();
    expect(letters(now)).toEqual(['Výtah', 'Vrata', 'Koš'].map((one) => `${chair.email}: Ke schválení: ${one}`));
    await answers(chair, over.id, 'rejected', 'Ne');
    await office.delivered();
    const [digest, ...none] = await office.deliveredAt('2026-11-24T06:00:30Z');
    expect([digest?.to, none]).toEqual([deputy.email, []]);
    for (const line of ['Výtah', 'čeká na vaše rozhodnutí do 09. 12. 2026', 'Vrata'])
      expect(digest?.text).toContain(line);
    expect(digest?.text).not.toContain('Koš');
    const raw = now[0]?.raw
      .toString()
      .replace(/=\r\n/g, '')
      .replace(/\r\n[ \t]+/g, ' ');
    const token = /unsubscribe\/([^>\s]+)>/.exec(raw ?? '')?.[1] as string;
    expect(await nobody(portal).asks(notices.unsubscribe, { token })).toMatchObject({ module, off: true });
    await aRequest(manager, [chair]);
    expect(letters(await office.delivered())).toEqual([]);
  });

  it('of comments go to who asked and who decides, and to others who are mentioned', async () => {
    const { chair, deputy, manager, audit } = await anOffering(portal);
    const a = await aRequest(manager, [chair, deputy]);
    await deputy.asks(approvalFollow.follow, { id: a.id, way: 'muted' });
    await office.delivered();
    await manager.asks(approvalComments.add, {
      ...{ id: a.id, message: 'Co myslí @Karel Kontrolní?', mentions: [idOf(audit)] },
    });
    expect(letters(await office.delivered())).toEqual([
      ...[chair, audit].map((p) => `${p.email}: Re: Ke schválení: Oprava střechy`).sort(),
    ]);
    await audit.asks(approvalComments.add, { id: a.id, message: 'Že je to drahé.' });
    expect((await office.delivered()).map((m) => m.to).sort()).toEqual([chair.email, manager.email].sort());
  });
});
