import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages/endpoints.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { wishes } from '#house/telling.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('tells who would get a message and how, before it is published', async () => {
  const { house, chair, alena, bedrich, for16, ids } = await aBoardHouse(portal);
  const lost = await house.person({ access: false, lastName: 'Chrastilová' });
  const paper = await house.person({ access: false, lastName: 'Hůlková' });
  const gone = await house.person({ lastName: 'Bývalá' });
  const set = (text: string) => house.inside((db) => db.execute(text));
  const pace = (pace: string, id: number | null) =>
    set(`update member set settings = '{"notifications": {"messages": "${pace}"}}' where id = ${id}`);
  await pace('never', bedrich.memberId);
  await pace('weekly', chair.memberId);
  await set(`update member set archived_at = now() where id = ${gone.memberId}`);
  await set(`insert into member_contact (svj_id, member_id, kind, value)
    values (${house.id}, ${paper.memberId}, 'email', 'hulkova@dum.example'), (${house.id}, ${lost.memberId}, 'phone', '1')`);
  const everyone = await chair.asks(messages.reach, {});
  expect(everyone).toMatchObject({ total: 5, nowCount: 2, laterCount: 1, mutedCount: 1, noAddressCount: 1 });
  expect(everyone.people.map((p) => [p.full_name, p.units, p.way])).toEqual([
    ['Bedřich Čtrnáctý', '14/1', 'muted'],
    ['Jan Hůlková', '', 'now'],
    ['Jan Chrastilová', '', 'noAddress'],
    ['Jan Předsedová', '', 'later'],
    ['Alena Šestnáctá', '16/1', 'now'],
  ]);
  const burst = await chair.asks(messages.reach, { emergency: true });
  expect(burst).toMatchObject({ total: 5, nowCount: 4, laterCount: 0, mutedCount: 0, noAddressCount: 1 });
  await wishes(alena, 'now', { from: '09:00', to: '11:00' });
  expect(await chair.asks(messages.reach, {})).toMatchObject({ nowCount: 1, laterCount: 2 });
  expect(await chair.asks(messages.reach, { emergency: true })).toMatchObject({ nowCount: 4, laterCount: 0 });
  await wishes(alena, 'now', { from: '22:00', to: '07:00' });
  expect(await chair.asks(messages.reach, {})).toMatchObject({ nowCount: 2, laterCount: 1 });
  await wishes(alena, 'now', { from: '22:00', to: '10:30' });
  expect(await chair.asks(messages.reach, {})).toMatchObject({ nowCount: 1, laterCount: 2 });
  expect((await chair.asks(messages.reach, for16)).people.map((p) => p.id)).toEqual([alena.memberId]);
  const both = { audience: [{ kind: 'unit', id: ids.u14 }, ...for16.audience] as typeof for16.audience };
  expect((await chair.asks(messages.reach, both)).total).toBe(2);
  expect((await chair.asks(messages.reach, { toPublic: false })).people.map((p) => p.id)).toEqual([chair.memberId]);
  expect((await chair.asks(messages.reach, { page: 2 })).people).toEqual([]);
  const groups = await chair.asks(messages.groups, {});
  expect(groups.entrances).toEqual([
    { id: ids.e14, name: 'Lipová 14', count: 1 },
    { id: ids.e16, name: 'Lipová 16', count: 1 },
  ]);
  expect(groups.roles).toEqual([
    { role: 'mayorCommittee', count: 1 },
    { role: 'owner', count: 4 },
  ]);
});
