import type { AudiencePart } from '#contract/audience/schema.ts';
import { sentBack } from '#contract/base/calls/fields.ts';
import { messages } from '#contract/messages/endpoints.ts';
import { type MessageDetail, messageOwn } from '#contract/messages/schema.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, type Person, type TestHouse } from './house.ts';
import type { TestPortal } from './portal.ts';

const day = 24 * 3600_000;
/** The moment so many days from now on the portal's clock. */
export const inDays = (portal: TestPortal, days: number): string =>
  new Date(portal.clock.now.getTime() + days * day).toISOString();

/** A message as the form sends it: for everybody, published now, without an end. */
export const aMessageForm = (change: object = {}) => ({
  title: 'Odečty vodoměrů',
  description: '<p>Ve středu přijdou odečítat vodoměry.</p>',
  ...change,
});

export const aMessage = (by: Person, change: object = {}): Promise<MessageDetail> =>
  by.asks(messages.create, aMessageForm(change));

/** The message as the form sends it back, with changes. */
export const editedMessage = (m: MessageDetail, change: object = {}) => ({
  id: m.id,
  updatedAt: m.updatedAt,
  ...sentBack(messageOwn, { ...m, label: m.label.id }),
  concept: m.concept,
  long_term: m.long_term,
  dateFrom: m.dateFrom,
  dateTo: m.dateTo,
  audience: m.audience.map(({ name: _, ...a }) => a as AudiencePart),
  toPublic: m.toPublic,
  emergency: m.emergency,
  acceptUntil: m.acceptUntil,
  ownerId: m.owner?.id ?? null,
  fileIds: m.attachments.map((f) => f.id),
  documents: m.files.map(({ id, version }) => ({ id, version })),
  ...change,
});

export type BoardHouse = {
  house: TestHouse;
  chair: Person;
  /** Owner of 16/1 in Lipová 16. */
  alena: Person;
  /** Owner of 14/1 in Lipová 14. */
  bedrich: Person;
  /** Ids of the entrances and units. */
  ids: { e14: number; e16: number; u14: number; u16: number };
  /** For the entrance Lipová 16 alone. */
  for16: { audience: AudiencePart[] };
};

/** A house of two entrances with an owner in each; the chair owns nothing. */
export async function aBoardHouse(portal: TestPortal): Promise<BoardHouse> {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const alena = await house.owner({ firstName: 'Alena', lastName: 'Šestnáctá' });
  const bedrich = await house.owner({ firstName: 'Bedřich', lastName: 'Čtrnáctý' });
  const unit = (number: string, entranceName: string, who: Person) =>
    chair.asks(units.create, {
      ...{ number, entranceName, type: 'flat', share: '{"num":"1","den":"2"}' },
      owners: [{ memberIds: [who.memberId as number], joint: false, share: '{"num":"1","den":"1"}' }],
    });
  const u16 = await unit('16/1', 'Lipová 16', alena);
  const u14 = await unit('14/1', 'Lipová 14', bedrich);
  const e16 = u16.entrance?.id as number;
  const ids = { e14: u14.entrance?.id as number, e16, u14: u14.id, u16: u16.id };
  return { house, chair, alena, bedrich, ids, for16: { audience: [{ kind: 'entrance', id: e16 }] } };
}

/** Titles in a tab as the person sees them. */
export const titlesOf = async (who: Person, input: object = {}): Promise<string[]> =>
  (await who.asks(messages.list, input)).messages.map((m) => m.title);
