import { expect } from 'vitest';
import { walls } from '#contract/walls/endpoints.ts';
import { wallDoor } from '#contract/walls/endpoints-door.ts';
import type { WallPlace } from '#contract/walls/schema.ts';
import { nobody, type Person } from './house.ts';
import type { TestPortal } from './portal.ts';
import { formOf, photo } from './sending-files.ts';

/** A place whose code is open. */
export async function aPlace(chair: Person, change: object = {}): Promise<WallPlace & { code: string }> {
  await chair.asks(walls.turn, { isOn: true });
  const place = await chair.asks(walls.addPlace, { name: 'Sklep', ...change });
  return place as WallPlace & { code: string };
}

export const aNoteForm = (code: string, change: object = {}) => ({
  ...{ token: code, title: 'Ve sklepě stojí voda', description: 'U kójí je louže.', email: 'kuryr@posta.example' },
  ...change,
});

/** What somebody without an account leaves. */
export const leaves = (portal: TestPortal, code: string, change: object = {}) =>
  nobody(portal).asks(wallDoor.write, aNoteForm(code, change));

/** The token of the last link that was mailed there. */
export async function linkTo(portal: TestPortal, email: string): Promise<string> {
  const { rows } = await portal.pool.raw.query(
    `select secret ->> 'url' as url from outbox where recipient = $1 and kind = 'wallConfirm' order by id desc limit 1`,
    [email],
  );
  const found = /\/z\/potvrdit\/(\S{43})/.exec((rows[0] as { url: string }).url)?.[1];
  expect(found).toBeDefined();
  return found as string;
}

/** Left and confirmed: it waits for the committee. */
export async function aWaiting(portal: TestPortal, code: string, change: { email?: string; title?: string } = {}) {
  const left = await leaves(portal, code, change);
  await nobody(portal).asks(wallDoor.confirm, { token: await linkTo(portal, left.email) });
  return left;
}

/** Sends a picture under the key of what was left. */
export async function sendsPhoto(portal: TestPortal, key: string, bytes?: Buffer, name = 'sklep.jpg') {
  const { payload, headers } = formOf(name, bytes ?? (await photo()), {});
  const url = wallDoor.photo.path.replace(':token', encodeURIComponent(key));
  const length = { 'content-length': String(payload.length) };
  const reply = await portal.app.inject({ method: 'POST', url, headers: { ...headers, ...length }, payload });
  const body = reply.json() as { data: { id: number } | null; message: { content: string } | null };
  return { status: reply.statusCode, key: body.message?.content, id: body.data?.id };
}
