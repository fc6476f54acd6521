import { expect } from 'vitest';
import type { ContactDetail } from '#contract/contacts/schema.ts';
import { handovers } from '#contract/handovers/endpoints.ts';
import { work } from '#contract/handovers/endpoints-work.ts';
import type { WorkView } from '#contract/handovers/schema.ts';
import { reports } from '#contract/reports/endpoints.ts';
import { nobody, type Person } from './house.ts';
import type { TestPortal } from './portal.ts';
import { formOf } from './sending-files.ts';

/** Hands a report over to a contact at its first address; answers the token of the mailed link. */
export async function hands(by: Person, reportId: number, to: ContactDetail, note = ''): Promise<string> {
  const { updatedAt } = await by.asks(reports.one, { id: reportId });
  const email = to.emails[0]?.value as string;
  await by.asks(handovers.handOver, { id: reportId, updatedAt, contactId: to.id, email, note });
  return lastToken(by.portal, email);
}

/** The token of the last link that was mailed there. */
export async function lastToken(portal: TestPortal, email: string): Promise<string> {
  const { rows } = await portal.pool.raw.query(
    `select secret ->> 'url' as url from outbox where kind = 'workLink' and recipient = $1 order by id desc limit 1`,
    [email],
  );
  return /\/prace\/([^/?]+)$/.exec(rows[0]?.url ?? '')?.[1] as string;
}

export const looks = (portal: TestPortal, token: string): Promise<WorkView> =>
  nobody(portal).asks(work.look, { token });

/** Sends one picture by the link. */
export async function sendsPhoto(portal: TestPortal, token: string, bytes: Buffer | string, name = 'Po opravě.jpg') {
  const { payload, headers } = formOf(name, Buffer.from(bytes as string));
  const url = work.photo.path.replace(':token', token);
  const reply = await portal.app.inject({ method: 'POST', url, headers, payload });
  return {
    status: reply.statusCode,
    key: reply.json().message?.content as string | undefined,
    data: reply.json().data,
  };
}

/** What a link that leads nowhere is answered, whatever is asked of it. */
export async function leadsNowhere(portal: TestPortal, token: string): Promise<void> {
  const gone = { code: 404, key: 'WORK.ERRORS.LINK', errors: {} };
  const one = nobody(portal);
  expect(await one.refused(work.look, { token })).toEqual(gone);
  expect(await one.refused(work.day, { token, day: '2026-11-25', from: null, to: null })).toEqual(gone);
  expect(await one.refused(work.word, { token, message: 'Haló' })).toEqual(gone);
  expect(await one.refused(work.done, { token })).toEqual(gone);
  expect(await one.refused(work.cannot, { token, message: 'Nemáme čas' })).toEqual(gone);
}
