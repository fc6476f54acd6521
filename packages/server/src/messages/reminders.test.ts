import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#contract/base/time/dates.ts';
import { confirmations } from '#contract/confirmations/endpoints.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { messageAccepts } from '#contract/messages/endpoints-accepts.ts';
import type { Person, TestHouse } from '#house/house.ts';
import { aBoardHouse, aMessage, editedMessage, inDays } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const asked = { acceptRead: true };
const accept = (who: Person, id: number) => who.asks(confirmations.accept, { id: `message-${id}-1` });
const today = () => dayIn(portal.clock.now);

describe('a reminder', () => {
  const reminded = async (house: TestHouse) => {
    const { rows } = await house.inside((db) =>
      db.execute<{ member_id: number }>(sql`select member_id from notice
        where svj_id = ${house.id} and kind = 'reminder' order by member_id`),
    );
    return rows.map((r) => r.member_id);
  };

  it('goes to the missing only, at most once in twelve hours', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const m = await aMessage(chair, asked);
    await accept(alena, m.id);
    const both = await Promise.all([1, 2].map(() => chair.call(messageAccepts.remind, { id: m.id })));
    expect(both.map((b) => b.status).sort()).toEqual([200, 429]);
    expect(await reminded(house)).toEqual([bedrich.memberId]);
    expect((await chair.asks(messageAccepts.list, { id: m.id })).remindAt).toBe(inDays(portal, 0.5));
    portal.clock.now = new Date(inDays(portal, 0.5));
    expect(await chair.asks(messageAccepts.remind, { id: m.id })).toMatchObject({ people: 1, withoutAddress: 0 });
    await accept(bedrich, m.id);
    portal.clock.now = new Date(inDays(portal, 0.5));
    expect((await chair.refused(messageAccepts.remind, { id: m.id })).key).toBe('CONFIRMATIONS.ERRORS.NOBODY');
    portal.clock.now = new Date(inDays(portal, -1));
    await chair.asks(messages.archive, { id: m.id });
    expect((await chair.refused(messageAccepts.remind, { id: m.id })).key).toBe('CONFIRMATIONS.ERRORS.NOT_ASKED');
  });

  it('of a new text goes at once, and is honest about whom no mail finds', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    const m = await aMessage(chair, asked);
    await accept(alena, m.id);
    await chair.asks(messageAccepts.remind, { id: m.id });
    portal.clock.now = new Date(inDays(portal, 0.1));
    const changed = await chair.asks(messages.update, editedMessage(m, { material: true }));
    await house.inside((db) =>
      db.execute(
        sql`update member set settings = '{"notifications":{"messages":"never"}}' where id = ${bedrich.memberId}`,
      ),
    );
    const list = await chair.asks(messageAccepts.list, { id: m.id, list: 'earlier' });
    expect(list).toMatchObject({ earlier: 1, rowsCount: 1, remindAt: null, missing: { access: 2, muted: 1 } });
    expect(list.allAccepts.map((a) => [a.user.id, a.isRead])).toEqual([[alena.memberId, true]]);
    expect((await alena.asks(messageAccepts.list, { id: m.id, list: 'earlier' })).allAccepts).toEqual([]);
    expect(await chair.asks(messageAccepts.remind, { id: m.id })).toMatchObject({ people: 2, muted: 1 });
    expect((await chair.refused(messageAccepts.remind, { id: m.id })).code).toBe(429);
    portal.clock.now = new Date(inDays(portal, -0.1));
    expect(changed.contentVersion).toBe(2);
  });

  it('that still waits for a digest is dropped once its person has confirmed, in the portal or on paper', async () => {
    const { house, chair, alena, bedrich } = await aBoardHouse(portal);
    await house.inside((db) =>
      db.execute(sql`update member set settings = '{"notifications":{"messages":"daily"}}' where svj_id = ${house.id}`),
    );
    const m = await aMessage(chair, asked);
    await chair.asks(messageAccepts.remind, { id: m.id });
    const waiting = async () => {
      const { rows } = await house.inside((db) =>
        db.execute<{ member_id: number }>(sql`select member_id from notice where svj_id = ${house.id}
          and kind = 'reminder' and due_at is not null and message_id is null and dropped_at is null order by 1`),
      );
      return rows.map((r) => r.member_id);
    };
    expect(await waiting()).toEqual([alena.memberId, bedrich.memberId]);
    await accept(alena, m.id);
    expect(await waiting()).toEqual([bedrich.memberId]);
    const memberIds = [bedrich.memberId as number];
    await chair.asks(messageAccepts.paper, { id: m.id, contentVersion: 1, memberIds, day: today() });
    expect(await waiting()).toEqual([]);
  });
});
