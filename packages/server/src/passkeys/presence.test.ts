import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { passkeys } from '#contract/passkeys/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { loginChange } from '#contract/session/endpoints-login.ts';
import { Authenticator, type Deceit } from '#house/authenticator.ts';
import { aHouse, nobody, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { newToken } from '../base/secrets/tokens.ts';

const origin = 'https://portal.example';
const absent = { code: 422, key: 'ACCOUNT.ERRORS.PRESENCE' };
const refusal = { code: 422, key: 'PASSKEYS.ERRORS.NOT_PRESENT', errors: {} };
const late = 5 * 60_000 + 1000;
let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const before = portal.clock.now;
  portal.clock.now = new Date(before.getTime() + ms);
  try {
    return await run();
  } finally {
    portal.clock.now = before;
  }
}
const begin = (who: Person) => who.asks(passkeys.beginProof, {});
/** Somebody who never had a password. */
async function withKey(): Promise<{ owner: Person; key: Authenticator }> {
  const owner = await house.owner();
  const key = new Authenticator(origin);
  await owner.asks(passkeys.add, { credential: key.make(await owner.asks(passkeys.beginAdding, {})) });
  return { owner, key };
}
const secondOf = async (key: Authenticator) => {
  const options = await nobody(portal).asks(passkeys.beginSignIn, {});
  return (await nobody(portal).asks(passkeys.signIn, { credential: key.sign(options) })).token;
};

it('whoever has only passkeys does everything that asks who they are', async () => {
  const { owner, key } = await withKey();
  const other = owner.with(await secondOf(key));
  await later(late, async () => {
    const email = `novy.${owner.email}`;
    expect(await owner.refused(session.endOthers)).toMatchObject(absent);
    const asksPassword = { code: 400, errors: { password: 'BASE.FORM.REQUIRED' } };
    expect(await owner.refused(loginChange.ask, { email })).toMatchObject(asksPassword);
    const options = await begin(owner);
    expect(options.allowCredentials).toMatchObject([{ type: 'public-key', id: key.id.toString('base64url') }]);
    await owner.asks(passkeys.prove, { credential: key.sign(options) });

    expect((await owner.asks(passkeys.list, {})).needsPassword).toBe(false);
    await owner.asks(loginChange.ask, { email });
    await owner.asks(session.endOthers, {});
    expect((await other.refused(session.sessions)).code).toBe(401);
    const spare = new Authenticator(origin);
    await owner.asks(passkeys.add, { credential: spare.make(await owner.asks(passkeys.beginAdding, {})) });
    const [first] = (await owner.asks(passkeys.list, {})).passkeys;
    await owner.asks(passkeys.remove, { id: first?.id ?? 0 });
    await owner.asks(session.ownPassword, { password: 'Moje-Prvni-77' });
    const { token } = await nobody(portal).asks(session.login, { email: owner.email, password: 'Moje-Prvni-77' });
    // It holds for the session that proved it, and for five minutes.
    const elsewhere = owner.with(token);
    expect((await elsewhere.refused(session.ownPassword, { password: 'Jina-Druha-88' })).errors).toEqual({
      oldPassword: 'BASE.FORM.REQUIRED',
    });
    await later(late, async () => {
      expect(await owner.refused(session.endOthers)).toMatchObject(absent);
      expect((await owner.refused(session.ownPassword, { password: 'Jina-Druha-88' })).code).toBe(400);
    });
  });
});

it('signing in just now proves presence, but changes neither password nor login e-mail', async () => {
  const { owner } = await withKey();
  await owner.asks(session.endOthers, {});
  expect((await owner.refused(loginChange.ask, { email: `x.${owner.email}` })).code).toBe(400);
  expect((await owner.refused(session.ownPassword, { password: 'Moje-Prvni-77' })).code).toBe(400);
});

describe('a proof is refused', () => {
  it.each<[string, Deceit]>([
    ['a page of another origin', { origin: 'https://portal.example.evil.example' }],
    ['a key bound to another name', { rpId: 'evil.example' }],
    ['a holder whom the device does not know', { unverified: true }],
    ['a challenge that nobody gave', { challenge: newToken() }],
    ['a handle of another account', { handle: newToken() }],
  ])('to %s', async (_, deceit) => {
    const { owner, key } = await withKey();
    const credential = key.sign(await begin(owner), deceit);
    expect(await owner.refused(passkeys.prove, { credential })).toEqual(refusal);
    await later(late, async () => expect(await owner.refused(session.endOthers)).toMatchObject(absent));
  });

  it('to the same answer again, after five minutes, and to a counter that went back', async () => {
    const { owner, key } = await withKey();
    const credential = key.sign(await begin(owner));
    await owner.asks(passkeys.prove, { credential });
    expect(await owner.refused(passkeys.prove, { credential })).toEqual(refusal);
    const options = await begin(owner);
    await later(late, async () =>
      expect(await owner.refused(passkeys.prove, { credential: key.sign(options) })).toEqual(refusal),
    );
    key.counter = 0;
    expect(await owner.refused(passkeys.prove, { credential: key.sign(await begin(owner)) })).toEqual(refusal);
  });

  it('to a challenge of another session, of signing in, and to a key of somebody else; and it signs nobody in', async () => {
    const { owner, key } = await withKey();
    const elsewhere = owner.with(await secondOf(key));
    const mine = await begin(owner);
    expect(await elsewhere.refused(passkeys.prove, { credential: key.sign(mine) })).toEqual(refusal);
    const { challenge } = await nobody(portal).asks(passkeys.beginSignIn, {});
    const asked = await begin(owner);
    expect(await owner.refused(passkeys.prove, { credential: key.sign(asked, { challenge }) })).toEqual(refusal);
    const neighbour = await withKey();
    const foreign = neighbour.key.sign(await begin(owner));
    expect(await owner.refused(passkeys.prove, { credential: foreign })).toEqual(refusal);
    const proof = key.sign(await begin(owner));
    expect((await nobody(portal).refused(passkeys.signIn, { credential: proof })).code).toBe(401);
  });

  it('where the account has no passkey there is nothing to ask', async () => {
    const owner = await house.owner();
    expect(await owner.refused(passkeys.beginProof)).toMatchObject({ code: 404, key: 'PASSKEYS.ERRORS.NOT_FOUND' });
  });
});
