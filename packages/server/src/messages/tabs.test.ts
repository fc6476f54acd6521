import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages/endpoints.ts';
import { isInTab, stateOf } from '#contract/messages/rules.ts';
import { messageStates, messageTabs } from '#contract/messages/schema.ts';
import { aBoardHouse } from '#house/messages.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { message } from './rows/tables.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('the tabs that the database counts and lists are those of the rules, at every mix of times and switches', async () => {
  const { house, chair, alena } = await aBoardHouse(portal);
  const { now } = portal.clock;
  const moments = [-2, -1, 0, 1].map((hours) => new Date(now.getTime() + hours * 3600_000));
  const bools = [true, false];
  const rows = bools.flatMap((concept) =>
    bools.flatMap((isPinned) =>
      [null, now].flatMap((archivedAt) =>
        [null, ...moments].flatMap((dateFrom) =>
          [null, ...moments].map((dateTo) => ({ concept, isPinned, archivedAt, dateFrom, dateTo })),
        ),
      ),
    ),
  );
  // As the table itself allows them.
  const kept = rows.filter((m) => (m.concept || m.dateFrom) && !(m.isPinned && m.dateTo));
  const ids = await house.inside(async (db) => {
    const values = kept.map((m) => ({ ...m, svjId: house.id, title: 'T', createdAt: now, updatedAt: now }));
    return (await db.insert(message).values(values).returning({ id: message.id })).map((r) => r.id);
  });
  const found = async (who: typeof chair) => {
    const answers = [];
    for (const tab of messageTabs) {
      const { messages: list, counts, total } = await who.asks(messages.list, { tab, sizePerPage: 'all' });
      answers.push({ tab, ids: list.map((m) => m.id).sort((a, b) => a - b), total, states: list.map((m) => m.state) });
      expect(counts[tab === 'pined' ? 'pinned' : tab]).toBe(list.length);
    }
    return answers;
  };
  for (const { tab, ids: listed, total, states } of await found(chair)) {
    expect([tab, listed]).toEqual([tab, ids.filter((_, i) => isInTab(kept[i] as (typeof kept)[0], tab, now))]);
    expect(total).toBe(listed.length);
    expect(new Set(states)).toEqual(new Set([tab === 'pined' ? 'actual' : tab]));
  }
  expect(new Set(kept.map((m) => stateOf(m, now)))).toEqual(new Set(messageStates));
  // Owners meet exactly what has begun and was not put away before.
  const open = kept.filter(
    (m) => !m.concept && m.dateFrom && m.dateFrom <= now && !(m.archivedAt && m.archivedAt < m.dateFrom),
  );
  for (const { tab, ids: listed } of await found(alena)) {
    expect([tab, listed]).toEqual([
      tab,
      ids.filter((_, i) => open.includes(kept[i] as never) && isInTab(kept[i] as (typeof kept)[0], tab, now)),
    ]);
  }
});
