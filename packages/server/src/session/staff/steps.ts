import { urlOf } from '#contract/base/calls/links.ts';
import { Refused } from '#contract/refusals.ts';
import { letterLinks } from '#contract/session/links.ts';
import type { Db } from '../../base/db/db.ts';
import type { Session } from '../../base/http/gate.ts';
import type { Portal } from '../../base/http/handler.ts';
import { queueMail, queueMails } from '../../base/mail/mail.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { accountByEmail, addLink, tryAddAccount } from '../rows/queries.ts';
import * as q from './queries.ts';

type At = { db: Db; now: Date; session: Pick<Session, 'accountName' | 'email' | 'accountId'> };
type Given = { email: string; firstName: string; lastName: string };

/** How long the link holds by which somebody new sets a password. */
const linkLife = 14 * 24 * 3600_000;

const by = ({ session }: At) => session.accountName || session.email;

/** Who administers the portal decides of all houses: everybody else who does is told of each change. */
async function tellOthers(at: At, url: string, what: 'added' | 'removed', about: Given): Promise<void> {
  const { db, now, session } = at;
  const person = [about.firstName, about.lastName].filter(Boolean).join(' ') || about.email;
  const others = (await q.staff(db)).filter((one) => one.id !== session.accountId && one.email !== about.email);
  await queueMails(
    db,
    others.map(({ email, lang }) => ({
      ...{ svjId: null, kind: 'employeesChanged' as const, recipient: email, lang, createdAt: now },
      data: { by: by(at), what, person, email: about.email, url },
    })),
  );
  if (what === 'removed' && about.email !== session.email)
    await queueMail(db, {
      ...{ svjId: null, kind: 'employeesChanged' as const, recipient: about.email, createdAt: now },
      data: { by: by(at), what, person, email: about.email, url },
    });
}

/** The account of the address; a new one has no password until its holder sets one by the link, which is answered. */
async function accountFor({ db, now }: At, email: string): Promise<{ id: number; token: string | null }> {
  const known = await accountByEmail(db, email);
  if (known?.closedAt) throw new Refused('EMPLOYEES.CLOSED', { fields: { email: 'EMPLOYEES.CLOSED' } });
  const id = known?.id ?? (await tryAddAccount(db, { email, createdAt: now })) ?? (await accountByEmail(db, email))?.id;
  if (id === undefined) throw new Error('an account that is there must be found');
  if (known?.passwordHash) return { id, token: null };
  const token = newToken();
  const expiresAt = new Date(now.getTime() + linkLife);
  await addLink(db, { kind: 'reset', accountId: id, tokenHash: hashToken(token), expiresAt, createdAt: now });
  return { id, token };
}

/** Makes somebody staff of the portal; `url` is where staff are looked at. */
export async function addStaff(at: At, portal: Portal, given: Given, url: string): Promise<void> {
  const { db, now } = at;
  const { id, token } = await accountFor(at, given.email);
  const before = await q.staffById(db, id);
  await q.setStaff(db, id, given);
  if (before) return;
  const link = token === null ? portal.config.url : urlOf(portal.config.url, letterLinks.reset(token));
  const data = { by: by(at), email: given.email };
  await queueMail(db, {
    svjId: null,
    kind: 'employeeAdded',
    recipient: given.email,
    data,
    secret: { url: link },
    createdAt: now,
  });
  if (token) portal.say(`Odkaz k nastavení hesla pracovníka ${given.email}: ${link}`);
  await tellOthers(at, url, 'added', given);
}

/** Takes the flag; refused for the last one who can sign in. */
export async function removeStaff(at: At, id: number, url: string): Promise<void> {
  const all = await q.lockStaff(at.db);
  const one = all.find((s) => s.id === id);
  if (!one) throw new Refused('EMPLOYEES.NOT_FOUND');
  if (!all.some((s) => s.id !== id && !s.closed)) throw new Refused('EMPLOYEES.LAST');
  await q.dropStaff(at.db, id);
  await tellOthers(at, url, 'removed', one);
}

export async function renameStaff({ db }: At, id: number, names: Omit<Given, 'email'>): Promise<void> {
  if (!(await q.staffById(db, id))) throw new Refused('EMPLOYEES.NOT_FOUND');
  await q.setStaff(db, id, names);
}
