import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { modules, type RoleId } from '#contract/access.ts';
import { type Endpoint, type Given, keyHeader, type Out } from '#contract/base/calls/endpoint.ts';
import type { Envelope } from '#contract/base/calls/envelope.ts';
import { fraction, toText } from '#contract/base/shares/fraction.ts';
import { searchKey } from '#contract/base/words/search.ts';
import { units } from '#contract/units/endpoints.ts';
import type { UnitDetail } from '#contract/units/schema.ts';
import { addAssociation } from '#server/association/queries.ts';
import { actFor, type Scope } from '#server/base/http/gate.ts';
import { hashToken, newToken } from '#server/base/secrets/tokens.ts';
import { addMember } from '#server/members/rows/queries.ts';
import { addAccount, openSession } from '#server/session/rows/queries.ts';
import type { TestPortal } from './portal.ts';

export type Refusal = {
  code: number;
  key: string | undefined;
  errors: Record<string, string>;
  /** What came beside the errors of fields, if anything. */
  data?: unknown;
};

type Known = { token?: string; memberId?: number; accountId?: number; email?: string; key?: string };

/** Somebody with (or without) a token and an association. */
export class Person {
  readonly portal: TestPortal;
  readonly token: string | null;
  readonly memberId: number | null;
  readonly accountId: number | null;
  readonly email: string;
  /** Under which calls may be sent again. */
  readonly key: string | null;
  constructor(portal: TestPortal, who: Known = {}) {
    this.portal = portal;
    this.token = who.token ?? null;
    this.memberId = who.memberId ?? null;
    this.accountId = who.accountId ?? null;
    this.email = who.email ?? '';
    this.key = who.key ?? null;
  }

  /** The same person whose calls carry this key. */
  under(key: string): Person {
    return new Person(this.portal, { ...this.known(), key });
  }

  /** The same token at another member. */
  as(memberId: number): Person {
    return new Person(this.portal, { ...this.known(), memberId });
  }

  with(token: string): Person {
    return new Person(this.portal, { ...this.known(), token });
  }

  private known(): Known {
    return {
      ...(this.token !== null && { token: this.token }),
      ...(this.memberId !== null && { memberId: this.memberId }),
      ...(this.accountId !== null && { accountId: this.accountId }),
      ...(this.key !== null && { key: this.key }),
      email: this.email,
    };
  }

  headers(): Record<string, string> {
    return {
      accept: 'application/json',
      ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
      ...(this.memberId ? { svj: String(this.memberId) } : {}),
      ...(this.key ? { [keyHeader]: this.key } : {}),
    };
  }

  async call(endpoint: Endpoint, input: object = {}): Promise<{ status: number; body: Envelope<unknown> }> {
    const rest = { ...input } as Record<string, unknown>;
    const url = endpoint.path.replace(/:(\w+)/g, (_, key: string) => {
      const value = rest[key];
      delete rest[key];
      return encodeURIComponent(String(value));
    });
    const inQuery = ['GET', 'HEAD', 'DELETE'].includes(endpoint.method);
    const query = inQuery ? (rest as Record<string, string>) : {};
    const payload = inQuery ? {} : { payload: rest };
    const isLasting = endpoint.kind === 'events';
    const reply = await this.portal.app.inject({
      method: endpoint.method,
      url,
      query,
      headers: this.headers(),
      ...payload,
      payloadAsStream: isLasting,
    });
    // What stays open is left once it has begun.
    if (isLasting && reply.statusCode === 200) {
      reply.stream().destroy();
      return { status: 200, body: { code: 200, data: null, message: null } };
    }
    if (isLasting) return { status: reply.statusCode, body: JSON.parse(await text(reply.stream())) };
    // What speaks by its headers alone says nothing else.
    const body = reply.body === '' ? { code: reply.statusCode, data: null, message: null } : reply.json();
    return { status: reply.statusCode, body: body as Envelope<unknown> };
  }

  /** Calls and expects success. */
  async asks<E extends Endpoint>(endpoint: E, input: Given<E>): Promise<Out<E>> {
    const { status, body } = await this.call(endpoint, input as object);
    expect({ status, key: body.message?.content, data: status === 200 ? '' : body.data }).toEqual({
      status: 200,
      key: endpoint.says,
      data: '',
    });
    expect(body.code).toBe(status);
    return body.data as Out<E>;
  }

  /** Calls and expects a refusal. */
  async refused(endpoint: Endpoint, input: object = {}): Promise<Refusal> {
    const { status, body } = await this.call(endpoint, input);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.code).toBe(status);
    const { errors = {}, ...more } = (body.data ?? {}) as { errors?: Record<string, string> };
    const told = { code: status, key: body.message?.content, errors };
    return Object.keys(more).length > 0 ? { ...told, data: body.data } : told;
  }
}

let people = 0;

type Making = {
  role?: RoleId;
  lastName?: string;
  firstName?: string;
  access?: boolean;
  account?: number;
  companyName?: string;
};

export class TestHouse {
  readonly portal: TestPortal;
  readonly id: number;
  readonly name: string;
  constructor(portal: TestPortal, id: number, name: string) {
    this.portal = portal;
    this.id = id;
    this.name = name;
  }

  inside<T>(
    run: (db: Parameters<Parameters<TestPortal['pool']['across']>[1]>[0], scope: Scope) => Promise<T>,
  ): Promise<T> {
    return this.portal.pool.across('read write', async (db) => run(db, await actFor(db, this.id)));
  }

  /** A member with an account and a session; without access when asked. */
  async person({ role = 'owner', access = true, account, ...name }: Making = {}): Promise<Person> {
    const n = ++people;
    const email = `clovek${n}@dum.example`;
    return this.inside(async (db, scope) => {
      const now = this.portal.clock.now;
      const accountId = account ?? (await addAccount(db, { email, createdAt: now }));
      const kind = name.companyName ? ('company' as const) : ('person' as const);
      const named = name.companyName ? name : { firstName: 'Jan', lastName: `Soused${n}`, ...name };
      const { id } = await addMember(db, scope, {
        kind,
        ...named,
        role,
        accountId,
        hasAccess: access,
        isActive: access,
      });
      const token = newToken();
      await openSession(db, accountId, hashToken(token), 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', now);
      return new Person(this.portal, { token, memberId: id, accountId, email });
    });
  }

  chair = () => this.person({ role: 'mayorCommittee', lastName: 'Předsedová' });
  owner = (making: Making = {}) => this.person(making);

  /** A unit with its owners, written through the front door. */
  async unit(
    by: Person,
    number: string,
    share: [number, number],
    owners: { memberIds: number[]; share?: [number, number] }[],
  ) {
    return by.asks(units.create, {
      number,
      entranceName: 'Vchod 1',
      type: 'flat',
      share: toText(fraction(...share)),
      owners: owners.map((o) => ({
        memberIds: o.memberIds,
        joint: o.memberIds.length === 2,
        share: toText(fraction(...(o.share ?? [1, 1]))),
      })),
    });
  }

  /** A common representative as one was recorded before co-owners had to name them; tests that name one do it themselves. */
  async represented(unitId: number, memberId: number): Promise<void> {
    await this.inside((db) =>
      db.execute(sql`
        insert into unit_representative (svj_id, unit_id, member_id) values (${this.id}, ${unitId}, ${memberId})`),
    );
  }

  /** The representative is none from that day on. */
  async representedUntil(unitId: number, day: string): Promise<void> {
    await this.inside((db) =>
      db.execute(
        sql`update unit_representative set valid_to = ${day} where svj_id = ${this.id} and unit_id = ${unitId}`,
      ),
    );
  }

  /** Rows as the tables' owner across associations sees none of: asked under the house's own scope. */
  async count(table: string): Promise<number> {
    return this.inside(async (db) => {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*) as n from ${sql.identifier(table)} where svj_id = ${this.id}`,
      );
      return Number(rows[0]?.n);
    });
  }
}

/** The unit as the form sends it back, with changes. */
export const edited = (u: UnitDetail, change: object) => ({
  id: u.id,
  updatedAt: u.updatedAt,
  number: u.number,
  entranceId: u.entrance?.id ?? null,
  type: u.type,
  share: u.openShare,
  owners: u.ownerships
    .filter((o) => !o.validTo)
    .map((o) => ({ memberIds: o.members.map((m) => m.id), joint: o.joint, share: o.share })),
  ...change,
});

let houses = 0;

/** An association of its own, so that tests need no order and no clean-up. */
export async function aHouse(
  portal: TestPortal,
  switchedOn = [...modules] as (typeof modules)[number][],
): Promise<TestHouse> {
  // Of as many digits each, so that a later one stands behind an earlier one by name too.
  const name = `SVJ Zkušební ${String(++houses).padStart(5, '0')}`;
  const id = await portal.pool.across('read write', (db) =>
    addAssociation(db, {
      name,
      modules: switchedOn,
      nameKey: searchKey(name),
      createdAt: portal.clock.now,
      updatedAt: portal.clock.now,
    }),
  );
  return new TestHouse(portal, id, name);
}

/** A product administrator with a session, in no association. */
export async function anAdmin(portal: TestPortal): Promise<Person> {
  return portal.pool.across('read write', async (db) => {
    const email = `sprava${++people}@pavlac.example`;
    const accountId = await addAccount(db, {
      email,
      isProductAdmin: true,
      name: 'Správa',
      createdAt: portal.clock.now,
    });
    const token = newToken();
    await openSession(db, accountId, hashToken(token), '', portal.clock.now);
    return new Person(portal, { token, accountId, email });
  });
}

export const nobody = (portal: TestPortal): Person => new Person(portal);
