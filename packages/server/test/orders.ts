import { readFileSync } from 'node:fs';
import { orders } from '#contract/orders/endpoints.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { OrderForm } from '#contract/orders/schema-form.ts';
import { nobody, type Person } from './house.ts';
import type { TestPortal } from './portal.ts';
import { sendFile } from './sending.ts';

/** The sample of the land register: 16 units whose shares are one whole. */
export const register = readFileSync(new URL('../fixtures/cadastre-sample.json', import.meta.url));

/** A whole form as a customer types it. */
export const aForm = (change: { svj?: object; user?: object; entrances?: object[] } = {}) =>
  OrderForm.parse({
    svj: {
      name: 'Společenství vlastníků Jabloňová 5',
      email: 'vybor@jablonova.example',
      ic: '99990113',
      street: 'Jabloňová 5',
      city: 'Telč',
      post: '588 56',
      plan: JSON.stringify({ units: 16, period: 'annual' }),
      modules: 'messages,rooms,members,svj,vote',
      ...change.svj,
    },
    user: {
      firstName: 'Tomáš',
      lastName: 'Řezáč',
      phone: '+420 605 118 274',
      email: 'tomas.rezac@jablonova.example',
      role: 'mayorCommittee',
      street: 'Jabloňová 5',
      city: 'Telč',
      post: '588 56',
      country: 'cs',
      ...change.user,
    },
    entrances: change.entrances ?? [{ name: 'Jabloňová 5', street: 'Jabloňová 5', city: 'Telč', post: '588 56' }],
  });

let made = 0;
/** A new order in charge of whoever makes it, with the token of its link. */
export async function anOrder(admin: Person, change: { email?: string; isFree?: boolean } = {}) {
  const email = change.email ?? `zakaznik${++made}@jablonova.example`;
  const { id } = await admin.asks(orders.create, { email, careAboutId: admin.accountId as number, ...change });
  const one = await admin.asks(orders.one, { id });
  return { id, email, token: one.url };
}

/** Sends a file of owners to the form behind the link. */
export const sendOwners = (portal: TestPortal, token: string, bytes: Buffer = register, name = 'dum.json') =>
  sendFile(nobody(portal), { ...orderDoor.owners, path: orderDoor.owners.path.replace(':token', token) }, name, bytes);

export async function sent(portal: TestPortal, token: string, form = aForm()): Promise<void> {
  await nobody(portal).asks(orderDoor.fill, { token, ...form, consents: { terms: true, privacy: true } });
}

/** Mails of the kind to the address, the latest last. */
export async function mailsOf(portal: TestPortal, kind: string, recipient: string) {
  const { rows } = await portal.pool.raw.query<{ data: Record<string, string>; secret: { url?: string } | null }>(
    'select data, secret from outbox where kind = $1 and recipient = $2 order by id',
    [kind, recipient],
  );
  return rows;
}
