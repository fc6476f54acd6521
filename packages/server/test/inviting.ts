import type { RoleId } from '#contract/access.ts';
import { activation } from '#contract/activation/endpoints.ts';
import { hashPassword } from '#server/base/secrets/passwords.ts';
import { addContact, addMember } from '#server/members/rows/queries.ts';
import type { Person, TestHouse } from './house.ts';

export const password = 'Spravne2026';
let count = 0;

export type Invitee = { id: number; email: string | null };

/** A neighbour without access, with a contact e-mail unless it is null. */
export async function invited(
  house: TestHouse,
  { lastName = 'Pozvaný', role = 'owner', email }: { lastName?: string; role?: RoleId; email?: string | null } = {},
): Promise<Invitee> {
  const address = email === undefined ? `pozvany${++count}@posta.example` : email;
  return house.inside(async (db, scope) => {
    const { id } = await addMember(db, scope, { kind: 'person', firstName: 'Jan', lastName, role });
    if (address) await addContact(db, scope, { memberId: id, kind: 'email', value: address });
    return { id, email: address };
  });
}

/** Invites and answers the token of the link. */
export async function invite(by: Person, { id, email }: Invitee): Promise<string> {
  await by.asks(activation.invite, { id, email: email ?? '' });
  return /aktivace\/(\S+)$/.exec(by.portal.said.at(-1) ?? '')?.[1] as string;
}

/** Lets the person sign in by the password. */
export async function withPassword(who: Person): Promise<Person> {
  const hash = await hashPassword(password);
  await who.portal.pool.raw.query('update account set password_hash = $2 where id = $1', [who.accountId, hash]);
  return who;
}
