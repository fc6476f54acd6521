import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { Authenticator, type Deceit } from '#house/authenticator.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { buildApp } from '../app.ts';
import { hashToken, newToken } from '../base/secrets/tokens.ts';
import { openSession } from '../session/rows/queries.ts';

const origin = 'https://portal.example';
const refusal = { code: 401, key: 'AUTH.PASSKEY.ERRORS.REFUSED', errors: {} };
const notProven = { code: 422, key: 'PASSKEYS.ERRORS.NOT_PROVEN', errors: {} };
let portal: TestPortal;
let house: TestHouse;
let owner: Person;
let key: Authenticator;

const asked = () => nobody(portal).asks(passkeys.beginSignIn, {});
const enter = (credential: object) => nobody(portal).refused(passkeys.signIn, { credential });
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + ms);
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}
async function add(who: Person): Promise<Authenticator> {
  const one = new Authenticator(origin);
  await who.asks(passkeys.add, { credential: one.make(await who.asks(passkeys.beginAdding, {})) });
  return one;
}

beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  owner = await house.owner();
  key = await add(owner);
});
afterAll(() => portal.close());

describe('signing in is refused', () => {
  it.each<[string, Deceit]>([
    ['a page of another origin', { origin: 'https://portal.example.evil.example' }],
    ['another port of the same host', { origin: 'https://portal.example:8443' }],
    ['a key bound to another name', { rpId: 'evil.example' }],
    ['a holder whom the device does not know', { unverified: true }],
    ['a challenge that nobody gave', { challenge: newToken() }],
    ['a handle of another account', { handle: newToken() }],
    ['no handle', { handle: '' }],
  ])('to %s', async (_, deceit) => {
    expect(await enter(key.sign(await asked(), deceit))).toEqual(refusal);
  });

  it('to the same answer for the second time, and to a challenge that a refused answer used up', async () => {
    const options = await asked();
    const credential = key.sign(options);
    await nobody(portal).asks(passkeys.signIn, { credential });
    expect(await enter(credential)).toEqual(refusal);
    expect(await enter(key.sign(options))).toEqual(refusal);
    const other = await asked();
    expect(await enter(key.sign(other, { rpId: 'evil.example' }))).toEqual(refusal);
    expect(await enter(key.sign(other))).toEqual(refusal);
  });

  it('to an answer after five minutes', async () => {
    const options = await asked();
    await later(5 * 60_000, async () => expect(await enter(key.sign(options))).toEqual(refusal));
  });

  it('to a key that nobody added, to one that says it is another, and to a broken signature', async () => {
    const unknown = new Authenticator(origin);
    unknown.handle = key.handle;
    expect(await enter(unknown.sign(await asked()))).toEqual(refusal);
    const stolen = { ...unknown.sign(await asked()), id: key.id.toString('base64url') };
    expect(await enter({ ...stolen, rawId: stolen.id })).toEqual(refusal);
    const good = key.sign(await asked());
    expect(await enter({ ...good, response: { ...good.response, signature: 'AAAA' } })).toEqual(refusal);
    const garbled = { ...good.response, clientDataJSON: 'bm90IGpzb24' };
    expect(await enter({ ...good, response: garbled })).toEqual(refusal);
  });

  it('to a challenge given for adding, which is used up by nobody else', async () => {
    const { challenge } = await owner.asks(passkeys.beginAdding, {});
    expect(await enter(key.sign(await asked(), { challenge }))).toEqual(refusal);
    const foreign = new Authenticator(origin);
    const options = await owner.asks(passkeys.beginAdding, {});
    expect(await enter(foreign.sign({ ...(await asked()), challenge: options.challenge }))).toEqual(refusal);
    await owner.asks(passkeys.add, { credential: foreign.make(options) });
  });

  it('to a key whose counter went back, and the log says so without a name', async () => {
    const holder = await house.owner();
    const original = await add(holder);
    original.counter = 10;
    await nobody(portal).asks(passkeys.signIn, { credential: original.sign(await asked()) });
    original.counter = 5;
    const lines: string[] = [];
    const log = { write: (line: string) => void lines.push(line) };
    const config = { ...portal.config, log: 'warn' as const };
    const app = await buildApp({ portal: { ...portal, config }, version: '2.3.1', logTo: log });
    const payload = { credential: original.sign(await asked()) };
    const reply = await app.inject({ method: 'POST', url: passkeys.signIn.path, payload });
    await app.close();
    expect(reply.json()).toMatchObject({ code: 401, message: { content: refusal.key } });
    expect(lines.join()).toContain('counted back');
    expect(lines.join()).not.toContain(holder.email);
    original.counter = 20;
    await nobody(portal).asks(passkeys.signIn, { credential: original.sign(await asked()) });
  });

  it('to more than 300 failures of one address in a quarter of an hour', async () => {
    const crowded = await aPortal();
    const credential = new Authenticator(origin).sign({
      rpId: 'portal.example',
      challenge: newToken(),
      timeout: 1,
      userVerification: 'required',
    });
    const statuses = new Map<number, number>();
    for (let n = 0; n < 301; n++) {
      const { status } = await nobody(crowded).call(passkeys.signIn, { credential });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    await crowded.close();
    expect([...statuses]).toEqual([
      [401, 300],
      [429, 1],
    ]);
  });
});

describe('adding is refused', () => {
  it.each<[string, Deceit]>([
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a key bound to another name', { rpId: 'evil.example' }],
    ['a holder whom the device does not know', { unverified: true }],
    ['a challenge that nobody gave', { challenge: newToken() }],
  ])('to %s', async (_, deceit) => {
    const credential = new Authenticator(origin).make(await owner.asks(passkeys.beginAdding, {}), deceit);
    expect(await owner.refused(passkeys.add, { credential })).toEqual(notProven);
  });

  it('to a challenge of another account, of another session, of signing in, used or over', async () => {
    const neighbour = await house.owner();
    const made = new Authenticator(origin).make(await neighbour.asks(passkeys.beginAdding, {}));
    expect(await owner.refused(passkeys.add, { credential: made })).toEqual(notProven);

    const token = newToken();
    const open = () =>
      house.inside((db) => openSession(db, owner.accountId as number, hashToken(token), '', portal.clock.now));
    await open();
    const mine = new Authenticator(origin).make(await owner.asks(passkeys.beginAdding, {}));
    expect(await owner.with(token).refused(passkeys.add, { credential: mine })).toEqual(notProven);
    await owner.asks(passkeys.add, { credential: mine });
    expect(await owner.refused(passkeys.add, { credential: mine })).toEqual(notProven);

    const { challenge } = await asked();
    const options = await owner.asks(passkeys.beginAdding, {});
    const mixed = new Authenticator(origin).make(options, { challenge });
    expect(await owner.refused(passkeys.add, { credential: mixed })).toEqual(notProven);
    const late = new Authenticator(origin).make(options);
    await later(5 * 60_000, async () => {
      expect(await owner.refused(passkeys.add, { credential: late })).toEqual(notProven);
    });
  });

  it('where browsers allow no passkeys: nothing is offered', async () => {
    const plain = await aPortal({ url: 'http://portal.example' });
    const person = await (await aHouse(plain)).owner();
    expect(await person.asks(passkeys.offer, {})).toEqual({ origin: null });
    const refused = { code: 422, key: 'PASSKEYS.ERRORS.NO_PLACE' };
    expect(await person.refused(passkeys.beginAdding)).toMatchObject(refused);
    expect(await nobody(plain).refused(passkeys.beginSignIn)).toMatchObject(refused);
    await plain.close();
  });
});
