import { expect, test, vi } from 'vitest';
import { addressIn, call } from './real-portal.ts';
import { aMinute, aTold, owners, published } from './thousand-told.ts';

const { start, chairOf, moveIn, count, post } = aTold();

test('publishing to 1,000 people answers within a second, and each is mailed once', async () => {
  const portal = await start();
  const { headers, svjId } = await chairOf(portal);
  await moveIn(svjId);
  const body = (title: string) => ({ ...published, title });
  await call(addressIn(portal), '/api/v2/message', {
    method: 'POST',
    headers,
    body: { ...body('Na zahřátí'), audience: [{ kind: 'role', role: 'mayorCommittee' }] },
  });
  const since = performance.now();
  const { status } = await call(addressIn(portal), '/api/v2/message', { method: 'POST', headers, body: published });
  const took = performance.now() - since;
  console.log(`published in ${Math.round(took)} ms`);
  expect(status).toBe(200);
  expect(took).toBeLessThan(1000);
  await vi.waitFor(async () => expect(await count("outbox where state = 'waiting'")).toBe(0), aMinute);
  const mailed = post()
    .mails.filter((m) => m.subject === published.title)
    .map((m) => m.to);
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(mailed.filter((to) => /^soused\d+@dum/.test(to))).toHaveLength(owners);
});
