import { sql } from 'drizzle-orm';
import {
  defaultRoles,
  effective,
  holds,
  type Module,
  type Right,
  type Rights,
  type RoleId,
  rightsOfVisit,
} from '#contract/access.ts';
import type { Endpoint, Needs } from '#contract/base/calls/endpoint.ts';
import { fullName } from '#contract/base/person/people.ts';
import { entitledTo, type Standing } from '#contract/members/rules-entitled.ts';
import { Refused } from '#contract/refusals.ts';
import { isAlive } from '#contract/session/rules.ts';
import type { TextSize } from '#contract/session/schema-words.ts';
import type { Db, Opening } from '../db/db.ts';

const proof = Symbol('proof');

/** Who is signed in. */
export type Session = {
  readonly id: number;
  readonly accountId: number;
  readonly email: string;
  readonly accountName: string;
  readonly lang: 'cs' | 'en';
  readonly isProductAdmin: boolean;
  /** How they read on devices that they chose nothing on; null is never chosen. */
  readonly textSize: TextSize | null;
  readonly simple: boolean | null;
  readonly lastSeenAt: Date;
};

/** Who is asking, in which association, with which rights: proven. Only the gate can make one. */
export type Scope = {
  readonly [proof]: true;
  readonly svjId: number;
  /** The member, or null for a product administrator's visit. */
  readonly memberId: number | null;
  /** Value of the svj header: the member's id or the visit's. */
  readonly actorId: number;
  readonly accountId: number | null;
  readonly name: string;
  readonly role: RoleId | null;
  readonly roleTitle: string | null;
  readonly rights: Rights;
  /** Rights of the role before switched-off modules are taken away: nobody grants more than these. */
  readonly held: Rights;
  readonly enabled: readonly Module[];
  readonly settings: unknown;
  readonly mayWrite: boolean;
  readonly visitUntil: Date | null;
  /** Until the house's first chair has ever signed in; asked of visits alone. */
  readonly settingUp: boolean;
  /** Whom the register entitles no more: no rights, but what is theirs stays open to them. */
  readonly isFormer: boolean;
};

export const may = (scope: Scope, module: Module, right: Right): boolean => holds(scope.rights, module, right);

/** Who administers the module with an account of their own in the house; a visit never does. */
export const keeps = (scope: Scope, module: Module): boolean =>
  scope.mayWrite && scope.memberId !== null && may(scope, module, 'rw');

/** The committee, the manager and custom roles copied from them; of who has no role the portal itself, and no visit. */
export const isOfCommittee = ({ role, visitUntil }: Scope): boolean =>
  role === null ? visitUntil === null : defaultRoles[role].group === 'committee';

/** What the gate's statement answers. */
export type Entered = {
  session_id: number;
  session_created: string;
  session_seen: string;
  session_ended: string | null;
  end_reason: string | null;
  account_id: number;
  email: string;
  account_name: string;
  lang: 'cs' | 'en';
  is_product_admin: boolean;
  text_size: TextSize | null;
  simple: boolean | null;
  actor_id: number | null;
  svj_id: number | null;
  is_visit: boolean;
  role: RoleId | null;
  custom_title: string | null;
  custom_rights: Rights | null;
  modules: Module[] | null;
  has_access: boolean;
  is_active: boolean;
  is_archived: boolean;
  may_write: boolean;
  visit_ends: string | null;
  setting_up: boolean | null;
  title_before: string | null;
  first_name: string | null;
  last_name: string | null;
  title_after: string | null;
  company_name: string | null;
  settings: unknown;
  standing: Standing | null;
};

export type Key = { tokenHash?: Buffer | undefined; sessionId?: number | undefined; actorId?: number | undefined };
export type Entry = { session: Session | null; scope: Scope | null; endedElsewhere: boolean };

/** Whoever acts for the house itself: jobs and set-up. */
const portalRights: Rights = defaultRoles.community_manager.rights;

/** What of an entrance says who acts, whatever they came with. */
type Acting = Omit<
  Entered,
  `session_${'id' | 'created' | 'seen' | 'ended'}` | 'end_reason' | 'lang' | 'text_size' | 'simple'
>;

function scopeOf(row: Acting, installed: readonly Module[], now: Date): Scope | null {
  if (row.actor_id === null || row.svj_id === null || !row.modules) return null;
  const visitUntil = row.is_visit && row.visit_ends ? new Date(row.visit_ends) : null;
  const open = row.is_visit
    ? row.is_product_admin && visitUntil !== null && visitUntil > now
    : row.has_access && row.is_active && !row.is_archived;
  if (!open) return null;
  const settingUp = row.setting_up ?? false;
  const granted = row.is_visit
    ? rightsOfVisit({ mayWrite: row.may_write, settingUp })
    : (row.custom_rights ?? defaultRoles[row.role ?? 'neighbour'].rights);
  const own = entitledTo(granted, row.standing ?? 'free');
  return {
    [proof]: true,
    svjId: row.svj_id,
    memberId: row.is_visit ? null : row.actor_id,
    actorId: row.actor_id,
    accountId: row.account_id,
    name: row.is_visit ? row.account_name || row.email : nameOf(row),
    role: row.is_visit ? null : row.role,
    roleTitle: row.custom_title,
    rights: effective(own, row.modules, installed),
    // What may be given while a house is being set up is more than what a visit does itself.
    held: row.is_visit && row.may_write && settingUp ? portalRights : own,
    enabled: row.modules,
    settings: row.settings,
    mayWrite: row.may_write,
    visitUntil,
    settingUp,
    isFormer: row.standing === 'none',
  };
}

const nameOf = (row: Acting): string =>
  fullName({
    companyName: row.company_name,
    titleBefore: row.title_before,
    firstName: row.first_name,
    lastName: row.last_name,
    titleAfter: row.title_after,
  });

/** The statement that opens the gate: sent with the transaction's beginning in one round trip. */
export const entrance =
  ({ tokenHash, sessionId, actorId }: Key): Opening =>
  (day) => ({
    text: 'select * from enter($1, $2, $3, $4)',
    values: [tokenHash ?? null, sessionId ?? null, actorId ?? null, day],
  });

/** Who the key belongs to; the association is by now set for row-level security. */
export function entered([row]: readonly Entered[], installed: readonly Module[], now: Date): Entry {
  if (!row) return { session: null, scope: null, endedElsewhere: false };
  const state = {
    createdAt: new Date(row.session_created),
    lastSeenAt: new Date(row.session_seen),
    endedAt: row.session_ended ? new Date(row.session_ended) : null,
  };
  if (!isAlive(state, now)) {
    const elsewhere = row.end_reason === 'elsewhere' || row.end_reason === 'password';
    return { session: null, scope: null, endedElsewhere: elsewhere };
  }
  const session: Session = {
    id: row.session_id,
    accountId: row.account_id,
    email: row.email,
    accountName: row.account_name,
    lang: row.lang,
    isProductAdmin: row.is_product_admin,
    textSize: row.text_size,
    simple: row.simple,
    lastSeenAt: state.lastSeenAt,
  };
  return { session, scope: scopeOf(row, installed, now), endedElsewhere: false };
}

/** Refuses whoever does not reach what the endpoint needs: dead token 401, foreign or closed member and missing right 403. */
type Asked = Pick<Endpoint, 'effect' | 'visit' | 'toFormer'>;
export function check(entry: Entry, needs: Needs, { effect, visit, toFormer }: Asked): void {
  if (needs === 'anyone') return;
  if (!entry.session) throw new Refused('BASE.ERRORS.UNAUTHORIZED');
  if (needs === 'account') return;
  if (needs === 'productAdmin') {
    if (!entry.session.isProductAdmin) throw new Refused('BASE.ERRORS.NO_PERMISSION');
    return;
  }
  if (!entry.scope) throw new Refused('BASE.ERRORS.NO_MEMBER');
  if (effect === 'writes' && entry.scope.mayWrite && !isForVisit(entry.scope, visit))
    throw new Refused('HOUSE.VISITS.NOT_ALLOWED');
  if (entry.scope.isFormer) {
    if (!toFormer) throw new Refused('BASE.ERRORS.NO_PERMISSION');
  } else if (needs !== 'member' && !may(entry.scope, needs.module, needs.right))
    throw new Refused('BASE.ERRORS.NO_PERMISSION');
  if (effect === 'writes' && !entry.scope.mayWrite) throw new Refused('BASE.ERRORS.NO_PERMISSION');
}

/** Whether the call is open to whoever asks as far as visits go; members are no visit. */
const isForVisit = ({ visitUntil, settingUp }: Scope, visit: Endpoint['visit']): boolean =>
  visitUntil === null || visit === 'yes' || (visit === 'setup' && settingUp);

/** Whether the member lacks the right, and the endpoint has an answer for that. */
export const isClosedTo = ({ scope }: Entry, { needs, otherwise }: Pick<Endpoint, 'needs' | 'otherwise'>): boolean =>
  otherwise !== undefined && typeof needs === 'object' && scope !== null && !may(scope, needs.module, needs.right);

/** A scope for jobs and set-up, which act for the association itself; goes through the entrance across associations. */
export async function actFor(db: Db, svjId: number): Promise<Scope> {
  // What is asked for at once travels together and runs in this order.
  const [, { rows }] = await Promise.all([
    db.client.query({ text: "select set_config('app.svj_id', $1, true)", values: [String(svjId)] }),
    db.execute<{ modules: Module[] }>(sql`select modules from svj where id = ${svjId}`),
  ]);
  if (!rows[0]) throw new Refused('SVJ.ERRORS.NOT_FOUND');
  return {
    [proof]: true,
    svjId,
    memberId: null,
    actorId: 0,
    accountId: null,
    name: '',
    role: null,
    roleTitle: null,
    rights: portalRights,
    held: portalRights,
    enabled: rows[0].modules,
    settings: {},
    mayWrite: true,
    visitUntil: null,
    settingUp: false,
    isFormer: false,
  };
}

/**
 * What a member may at this moment, for what is done in their absence, as a mail that only they may get; null for whoever may
 * not enter. Nobody acts with it: it says what they would see.
 */
export async function scopeOfMember(
  db: Db,
  svjId: number,
  memberId: number,
  installed: readonly Module[],
  now: Date,
): Promise<Scope | null> {
  const { rows } = await db.execute<Acting>(sql`select * from acting_member(${svjId}, ${memberId})`);
  return rows[0] ? scopeOf(rows[0], installed, now) : null;
}

/** Runs in the transaction for one association what else is asked across all of them: tables that only it sees are seen. */
export async function seeing<T>(db: Db, svjId: number, run: () => Promise<T>): Promise<T> {
  const { rows } = await db.execute<{ before: string | null }>(
    sql`select current_setting('app.svj_id', true) as before`,
  );
  await db.execute(sql`select set_config('app.svj_id', ${String(svjId)}, true)`);
  const result = await run();
  await db.execute(sql`select set_config('app.svj_id', ${rows[0]?.before ?? ''}, true)`);
  return result;
}

/** Runs with all associations in sight, inside the open transaction, which then sees what it saw before. Say why in the caller. */
export async function across<T>(db: Db, run: () => Promise<T>): Promise<T> {
  const set = "set_config('app.across', $1, true)";
  // It travels with the first of what is asked, and its end with what is asked next: neither is waited for by itself.
  const [{ rows }, result] = await Promise.all([
    db.client.query<{ before: string }>({
      text: `select coalesce(current_setting('app.across', true), '') as before, ${set} as now`,
      values: ['on'],
    }),
    run(),
  ]);
  const ended = db.client.query({ text: `select ${set}`, values: [rows[0]?.before ?? ''] });
  // Refused, the transaction stands no more, and whatever is asked behind it is refused as well.
  ended.catch(() => undefined);
  return result;
}
