import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { meetings } from '#contract/meetings/endpoints.ts';
import { aBoardHouse } from '#house/messages.ts';
import type { TestPortal } from '#house/portal.ts';
import { aMeeting, aMeetingDraft, calls, editedMeeting } from '#house/summons.ts';
import { letters, type Office, wishes, withOffice } from '#house/telling.ts';

let portal: TestPortal;
let office: Office;
withOffice((...both) => {
  [portal, office] = both;
});

const subject = 'Pozvánka na shromáždění: Prosincové shromáždění';

it('whoever it is for is invited at once, whatever they wish of news; a tenant and a draft tell nobody', async () => {
  const { chair, alena, bedrich, house } = await aBoardHouse(portal);
  await house.person({ role: 'neighbour' });
  await wishes(alena, 'never', { from: '00:00', to: '23:59' });
  await wishes(bedrich, 'weekly');
  const m = await aMeetingDraft(chair, { description: '<p>Bod 1: výtah</p>' });
  expect(await office.delivered()).toEqual([]);
  const called = await calls(chair, m);
  const mails = await office.delivered();
  expect(letters(mails)).toEqual([chair, alena, bedrich].map((p) => `${p.email}: ${subject}`).sort());
  expect(mails[0]?.text).toContain('středa 16. prosince 2026, 18:00–20:00');
  expect(mails[0]?.text).toContain('Kočárkárna, Lipová 14');
  expect(mails[0]?.text).toContain('Bod 1: výtah');
  expect(mails[0]?.text).not.toContain('Nechci e-maily');
  expect(mails[0]?.links[0]).toContain(`/shromazdeni-vlastniku/${m.id}?svj=${house.id}`);
  expect(called).toMatchObject({ peopleCount: 3, unreachable: [] });
});

it('answers whom no mail reaches', async () => {
  const { chair, house } = await aBoardHouse(portal);
  const silent = await house.owner({ firstName: 'Cecil', lastName: 'Bezmailu' });
  await house.inside((db) =>
    db.execute(sql`update member set has_access = false, account_id = null where id = ${silent.memberId}`),
  );
  const called = await aMeeting(chair);
  expect(called.peopleCount).toBe(4);
  expect(called.unreachable.map((p) => p.full_name)).toEqual(['Cecil Bezmailu']);
  expect(letters(await office.delivered())).toHaveLength(3);
});

it('a change is told with both wordings, and only when the invitation says something else', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const m = await aMeeting(chair);
  await office.delivered();
  const moved = await chair.asks(
    meetings.update,
    editedMeeting(m, { address: 'Sokolovna', start: '2026-12-17T17:00:00.000Z', end: '2026-12-17T19:30:00.000Z' }),
  );
  const mails = await office.delivered();
  expect(letters(mails)).toContain(`${alena.email}: Změna: ${subject}`);
  expect(mails[0]?.text).toContain('Nový termín: čtvrtek 17. prosince 2026, 18:00–20:30');
  expect(mails[0]?.text).toContain('Dříve: středa 16. prosince 2026, 18:00–20:00');
  expect(mails[0]?.text).toContain('Nové místo: Sokolovna');
  expect(mails[0]?.text).toContain('Dříve: Kočárkárna, Lipová 14');
  expect(mails[0]?.text).not.toContain('§ 250');
  await chair.asks(meetings.update, editedMeeting(moved));
  expect(await office.delivered()).toEqual([]);
});

it('calling it off is told with its reason; finishing it is told to nobody', async () => {
  const { chair, bedrich } = await aBoardHouse(portal);
  const m = await aMeeting(chair);
  await office.delivered();
  await chair.asks(meetings.cancel, { id: m.id, reason: 'Firma nabídku stáhla.' });
  const mails = await office.delivered();
  expect(letters(mails)).toContain(`${bedrich.email}: Odvoláno: ${subject}`);
  expect(mails[0]?.text).toContain('Důvod: Firma nabídku stáhla.');
  expect(mails[0]?.text).not.toContain('§ 250');
  const other = await aMeeting(chair);
  const third = await aMeeting(chair);
  await office.delivered();
  // Within a week of it whoever comes all the same may ask for what it cost them.
  portal.clock.now = new Date('2026-12-10T12:00:00Z');
  await chair.asks(meetings.cancel, { id: third.id, reason: 'Havárie vody.' });
  expect((await office.delivered())[0]?.text).toMatch(/Důvod: Havárie vody\.\s+Kdo přesto přijde.*§ 250/s);
  portal.clock.now = new Date('2026-12-16T18:00:00Z');
  await chair.asks(meetings.finish, { id: other.id });
  expect(await office.delivered()).toEqual([]);
});

it('one of the committee is told to who administers meetings alone', async () => {
  const { chair } = await aBoardHouse(portal);
  await aMeeting(chair, { isPublic: false });
  expect(letters(await office.delivered())).toEqual([`${chair.email}: ${subject}`]);
});

it('what waits when it is called goes to nobody who lost the right by then', async () => {
  const { chair, alena, house } = await aBoardHouse(portal);
  await aMeeting(chair);
  await house.inside((db) => db.execute(sql`update member set role = 'neighbour' where id = ${alena.memberId}`));
  expect(letters(await office.delivered())).not.toContain(`${alena.email}: ${subject}`);
});
