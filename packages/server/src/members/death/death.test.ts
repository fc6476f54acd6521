import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { activation } from '#contract/activation/endpoints.ts';
import { association } from '#contract/association/endpoints.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { showDay } from '#contract/base/time/dates.ts';
import { members } from '#contract/members/endpoints.ts';
import { memberCare } from '#contract/members/endpoints-care.ts';
import { memberDeath } from '#contract/members/endpoints-death.ts';
import { register } from '#contract/members/endpoints-register.ts';
import { proxies } from '#contract/proxies/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { units } from '#contract/units/endpoints.ts';
import { voteLedger } from '#contract/verification/endpoints.ts';
import { checkLedger } from '#contract/verification/rules-checks.ts';
import { votes } from '#contract/votes/endpoints.ts';
import { casts } from '#house/ballots.ts';
import { idOf, isIn, later, mailed, rightsOf, sell } from '#house/entitled.ts';
import { aHouse, anAdmin, edited, nobody, type Person, type TestHouse } from '#house/house.ts';
import { password, withPassword } from '#house/inviting.ts';
import { editedMember } from '#house/member-form.ts';
import { aPhoto } from '#house/papers.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { seatIds, started } from '#house/votes.ts';
import { forgetDeaths } from '#server/members/jobs.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const day = '2026-11-20';
const mark = (by: Person, who: Person, note = '') => by.asks(memberDeath.mark, { id: idOf(who), day, note });
const nameOf = async (by: Person, who: Person) => (await by.asks(members.one, { id: idOf(who) })).full_name;
const paper = async (by: Person) => [await aPhoto(by)];

/** A couple in unit 1, Karel alone in unit 2, Petr in unit 3; the register decides. */
async function aStreet() {
  const house = await aHouse(portal);
  const chair = await house.chair();
  const member = await house.person({ role: 'memberCommittee' });
  const jan = await withPassword(await house.owner({ firstName: 'Jan', lastName: 'Dvorský' }));
  const hana = await house.owner({ firstName: 'Hana', lastName: 'Dvorská' });
  const karel = await withPassword(await house.owner({ firstName: 'Karel', lastName: 'Samotný' }));
  const petr = await house.owner({ firstName: 'Petr', lastName: 'Říha' });
  const both = [{ memberIds: [idOf(jan), idOf(hana)] }];
  const one = await house.unit(chair, '1', [3, 10], both);
  const two = await house.unit(chair, '2', [5, 10], [{ memberIds: [idOf(karel)] }]);
  const three = await house.unit(chair, '3', [2, 10], [{ memberIds: [idOf(petr)] }]);
  const { users } = await chair.asks(register.list, {});
  await chair.asks(register.accept, { ids: users.map((u) => u.id) });
  return { house, chair, member, jan, hana, karel, petr, one, two, three };
}

const ownersOf = async (by: Person, id: number) => (await by.asks(units.one, { id })).svj_users.map((m) => m.full_name);
const stateOf = async (by: Person, id: number) => (await by.asks(proxies.one, { id })).state;
const signsIn = async (who: Person) =>
  (await nobody(portal).call(session.login, { email: who.email, password })).body.message?.content ?? 'in';
const emailed = async (house: TestHouse, who: Person, email: string) =>
  house.inside((db) =>
    db.execute(`insert into member_contact (svj_id, member_id, kind, value)
      values (${house.id}, ${idOf(who)}, 'email', '${email}')`),
  );

describe('a death', () => {
  it('is looked at first, ends access and powers, and the place is called the estate’s wherever owners are named', async () => {
    const { house, chair, member, karel, petr, two } = await aStreet();
    await emailed(house, karel, 'karel.samotny@dum.example');
    const given = await karel.asks(proxies.create, { agentId: idOf(petr) });
    const got = await petr.asks(proxies.create, { agentId: idOf(karel) });
    const preview = await member.asks(memberDeath.preview, { id: idOf(karel) });
    expect(preview).toMatchObject({ blocked: null, estate: 'pozůstalost po Karel Samotný', units: ['2'], votes: [] });
    expect(preview.ends).toEqual([
      { what: 'access', count: 1 },
      { what: 'contacts', count: 1 },
      { what: 'powers', count: 2 },
    ]);
    expect(await isIn(karel)).toBe(true);

    const death = await mark(member, karel, 'Parte na nástěnce');
    expect(death).toMatchObject({ day, note: 'Parte na nástěnce', undoUntil: '2026-12-21', units: ['2'], people: [] });
    expect((await karel.call(members.list)).status).toBe(401);
    expect(await signsIn(karel)).toBe('AUTH.ERRORS.WRONG');
    await nobody(portal).asks(session.resetPassword, { email: karel.email });
    expect([await stateOf(petr, given.id), await stateOf(petr, got.id)]).toEqual(['revoked', 'revoked']);

    const estate = 'pozůstalost po Karel Samotný';
    expect(await nameOf(chair, karel)).toBe(estate);
    expect(await ownersOf(petr, two.id)).toEqual([estate]);
    const { users } = await chair.asks(members.list, { filters: JSON.stringify({ text: 'samotny' }) });
    expect(users.map((u) => [u.full_name, u.died, u.email])).toEqual([[estate, true, null]]);
    expect((await petr.asks(units.search, { text: 'karel samotny' })).rooms.map((r) => r.title)).toEqual(['2']);

    const id = idOf(karel);
    const own = await mailed(house, 'deathOwn');
    expect(own.map((m) => [m.recipient, m.data.person, m.data.deed, m.data.until])).toEqual([
      [karel.email, 'Karel Samotný', 'marked', showDay('2026-12-21')],
    ]);
    const told = await mailed(house, 'deathMarked');
    expect(told.map((m) => m.recipient).sort()).toEqual([chair.email, member.email].sort());
    expect(await mailed(house, 'reset')).toEqual([]);
    expect(await chair.refused(activation.invite, { id, email: 'jiny@dum.example' })).toMatchObject({
      key: 'ACTIVATION.ERRORS.DIED',
    });
    const stale = await chair.asks(members.one, { id });
    expect(stale).toMatchObject({ diedOn: day, emails: [], access: 'none', may: { edit: false, invite: false } });
    expect(await chair.refused(members.update, editedMember(stale))).toMatchObject({ key: 'DEATH.ERRORS.CLOSED' });
    expect(await chair.refused(memberCare.merge, { id: idOf(petr), other: id })).toMatchObject({
      key: 'MEMBERS.ERRORS.MERGE_DEAD',
    });

    const { activities } = await chair.asks(houseLog.activity, { filters: JSON.stringify({ noun: 'members' }) });
    const deed = activities.find((a) => a.verb === 'death');
    expect(deed?.detail.changes).toEqual(
      expect.arrayContaining([
        { field: 'name', from: 'Karel Samotný', to: estate },
        { field: 'diedOn', from: null, to: day },
        { field: 'emails', from: 'karel.samotny@dum.example', to: null },
      ]),
    );
  });

  it('typed by mistake is taken back by one click: name, contacts and access return, sessions and powers do not', async () => {
    const { house, chair, member, karel, petr } = await aStreet();
    await emailed(house, karel, 'k.samotny@dum.example');
    const power = await karel.asks(proxies.create, { agentId: idOf(petr) });
    await mark(member, karel);
    const person = await house.person({ role: 'neighbour' });
    const add = { id: idOf(karel), memberId: idOf(person), as: 'administrator', from: day } as const;
    await member.asks(memberDeath.addPerson, { ...add, fileIds: await paper(member) });
    expect(await isIn(person)).toBe(true);

    expect(await chair.asks(memberDeath.undo, { id: idOf(karel) })).toMatchObject({ day: null, undoUntil: null });
    expect((await karel.call(members.list)).status).toBe(401);
    expect(await signsIn(karel)).toBe('in');
    const { token } = await nobody(portal).asks(session.login, { email: karel.email, password });
    expect(await isIn(karel.with(token))).toBe(true);
    const back = await chair.asks(members.one, { id: idOf(karel) });
    expect(back).toMatchObject({ full_name: 'Karel Samotný', diedOn: null, access: 'active' });
    expect(back.emails.map((e) => e.value)).toEqual(['k.samotny@dum.example']);
    expect(await stateOf(petr, power.id)).toBe('revoked');
    expect(await isIn(person)).toBe(false);
    expect(await chair.refused(memberDeath.undo, { id: idOf(karel) })).toMatchObject({
      key: 'DEATH.ERRORS.NOT_MARKED',
    });
    const own = await mailed(house, 'deathOwn');
    expect(own.map((m) => m.data.deed)).toEqual(['marked', 'undone']);
  });

  it('ends also what they represented', async () => {
    const { house, chair, member, karel, one } = await aStreet();
    await house.represented(one.id, idOf(karel));
    expect((await chair.asks(units.one, { id: one.id })).representative?.full_name).toBe('Karel Samotný');
    await mark(member, karel);
    expect((await chair.asks(units.one, { id: one.id })).representative).toBeNull();
    const death = await member.asks(memberDeath.preview, { id: idOf(karel) });
    expect([death.blocked, death.ends]).toEqual(['ALREADY', []]);
  });

  it('written in one house shuts nobody out of another', async () => {
    const { member, karel, house } = await aStreet();
    const elsewhere = await aHouse(portal);
    const there = await elsewhere.person({ account: karel.accountId as number });
    await mark(member, karel);
    expect([(await karel.call(members.list)).status, await isIn(karel.as(idOf(there)))]).toEqual([403, true]);
    expect(await signsIn(karel)).toBe('in');
    expect((await mailed(house, 'deathOwn')).map((m) => m.recipient)).toEqual([karel.email]);
    const other = await elsewhere.chair();
    await mark(other, there);
    expect((await karel.as(idOf(there)).call(members.list)).status).toBe(401);
    expect(await signsIn(karel)).toBe('AUTH.ERRORS.WRONG');
    // Either house that was wrong opens the account again, for itself alone.
    await other.asks(memberDeath.undo, { id: idOf(there) });
    const { token } = await nobody(portal).asks(session.login, { email: karel.email, password });
    const again = karel.with(token);
    expect([(await again.call(members.list)).status, await isIn(again.as(idOf(there)))]).toEqual([403, true]);
  });

  it('of an officer is marked by who could give the office; it ends, and returns where nobody took it', async () => {
    const { house, chair, member } = await aStreet();
    const manager = await house.person({ role: 'community_manager' });
    expect(await member.asks(memberDeath.preview, { id: idOf(chair) })).toMatchObject({ blocked: 'OFFICE' });
    expect(await member.refused(memberDeath.mark, { id: idOf(chair), day })).toMatchObject({
      key: 'MEMBERS.ERRORS.ROLE_NOT_YOURS',
    });
    expect(await chair.refused(memberDeath.mark, { id: idOf(chair), day })).toMatchObject({ key: 'DEATH.ERRORS.SELF' });
    await mark(manager, chair);
    expect((await manager.asks(members.one, { id: idOf(chair) })).role.name).toBe('neighbour');
    expect(await mailed(house, 'officeChanged')).not.toEqual([]);
    await manager.asks(memberDeath.undo, { id: idOf(chair) });
    expect((await manager.asks(members.one, { id: idOf(chair) })).role.name).toBe('mayorCommittee');
  });

  it('is refused for a company, in the future, twice, on a visit and from another house; undoing has thirty days', async () => {
    const { house, member, karel } = await aStreet();
    const firm = await house.person({ role: 'company', companyName: 'Firma s.r.o.' });
    const id = idOf(karel);
    expect((await karel.refused(memberDeath.mark, { id: idOf(member), day })).code).toBe(403);
    expect(await member.refused(memberDeath.mark, { id: idOf(firm), day })).toMatchObject({
      key: 'DEATH.ERRORS.COMPANY',
    });
    expect(await member.refused(memberDeath.mark, { id, day: '2026-11-22' })).toMatchObject({
      errors: { day: 'DEATH.ERRORS.FUTURE' },
    });
    const admin = await anAdmin(portal);
    const visit = await admin.asks(association.visit, { id: house.id, reason: 'Na žádost výboru', write: true });
    expect((await admin.as(visit.session_user_id).refused(memberDeath.mark, { id, day })).code).toBe(403);
    const other = await (await aHouse(portal)).chair();
    expect((await other.refused(memberDeath.mark, { id, day })).code).toBe(404);
    await mark(member, karel);
    expect(await member.refused(memberDeath.mark, { id, day })).toMatchObject({ key: 'DEATH.ERRORS.ALREADY' });
    expect((await other.refused(memberDeath.undo, { id })).key).toBe('DEATH.ERRORS.NOT_MARKED');
    await later(portal, 32, async () => {
      const late = await house.person({ role: 'memberCommittee' });
      expect(await late.refused(memberDeath.undo, { id })).toMatchObject({ key: 'DEATH.ERRORS.UNDO_LATE' });
      await forgetDeaths(portal);
      const { rows } = await house.inside((db) =>
        db.execute(`select kept from member_death where svj_id = ${house.id}`),
      );
      expect(rows.map((r) => r.kept)).toEqual([null]);
    });
  });
});

describe('an estate', () => {
  it('is acted for by a paper: votes in the place of the owner, until heirs are entered', async () => {
    const { house, chair, member, karel, two } = await aStreet();
    const widow = await house.person({ role: 'neighbour', firstName: 'Eva', lastName: 'Samotná' });
    expect(await isIn(widow)).toBe(true);
    await mark(member, karel);
    const add = { id: idOf(karel), memberId: idOf(widow), as: 'administrator', from: day } as const;
    const death = await member.asks(memberDeath.addPerson, { ...add, fileIds: await paper(member) });
    expect(death.people).toMatchObject([
      { member: { full_name: 'Eva Samotná' }, as: 'administrator', from: day, until: null },
    ]);
    expect(death.people[0]?.files).toHaveLength(1);
    expect((await rightsOf(widow)).vote).toBe('r');
    const told = await mailed(house, 'estatePerson');
    expect(told.map((m) => m.recipient).sort()).toEqual([chair.email, member.email, widow.email].sort());
    expect((await chair.asks(members.one, { id: idOf(widow) })).rooms).toMatchObject([
      { number: '2', as: 'representative' },
    ]);

    const vote = await started(chair);
    const { seats } = await chair.asks(votes.census, {
      id: vote.id,
      sizePerPage: 'all',
    });
    const seat = seats.find((s) => s.units === '2');
    expect(seat?.owners).toBe('pozůstalost po Karel Samotný');
    expect(seat?.voters.map((v) => v.member.full_name)).toEqual(['Eva Samotná']);
    await casts(widow, vote, [(await seatIds(chair, vote.id)).get('2') as number], 'agree');

    const heir = await house.owner();
    await sell(chair, two.id, heir);
    expect(await isIn(widow)).toBe(false);
    expect((await chair.asks(memberDeath.one, { id: idOf(karel) })).units).toEqual([]);
  });

  it('votes in what runs by whoever acts for the estate, once, and by the ledger', async () => {
    const { house, chair, member, karel } = await aStreet();
    const widow = await house.person({ role: 'neighbour', firstName: 'Eva', lastName: 'Samotná' });
    const vote = await started(chair);
    const seat = (await seatIds(chair, vote.id)).get('2') as number;
    const mine = async (who: Person) => (await who.asks(votes.one, { id: vote.id })).mySeats.map((s) => s.seat.id);
    expect(await mine(karel)).toEqual([seat]);
    await mark(member, karel);
    const add = { id: idOf(karel), memberId: idOf(widow), as: 'administrator', from: day } as const;
    await member.asks(memberDeath.addPerson, { ...add, fileIds: await paper(member) });
    expect(await mine(widow)).toEqual([seat]);
    await casts(widow, vote, [seat], 'agree');
    expect(await mine(widow)).toEqual([seat]);
    const pack = await chair.asks(voteLedger.list, { id: vote.id, sizePerPage: 'all' });
    expect(checkLedger(pack, portal.signer.publicKey)).toEqual([]);
    const sources = pack.entries.flatMap(({ body }) => (body?.includes('"register"') ? [JSON.parse(body).source] : []));
    expect(sources).toEqual(['estate', 'estate']);
  });

  it('of a couple is the surviving spouse’s, who votes as before; another may be ended', async () => {
    const { house, chair, member, jan, hana, petr } = await aStreet();
    await mark(member, jan);
    const add = { id: idOf(jan), from: day } as const;
    const asSpouse = { ...add, memberId: idOf(petr), as: 'spouse', fileIds: await paper(member) } as const;
    expect(await member.refused(memberDeath.addPerson, asSpouse)).toMatchObject({
      errors: { memberId: 'DEATH.ERRORS.NOT_SPOUSE' },
    });
    await member.asks(memberDeath.addPerson, { ...asSpouse, memberId: idOf(hana) });
    const solicitor = await house.person({ role: 'neighbour', lastName: 'Správný' });
    const files = await paper(member);
    const death = await member.asks(memberDeath.addPerson, {
      ...add,
      memberId: idOf(solicitor),
      as: 'administrator',
      fileIds: files,
    });
    const vote = await started(chair);
    const votersOf = async () => {
      const { seats } = await chair.asks(votes.census, { id: vote.id, sizePerPage: 'all' });
      return seats.find((s) => s.units === '1')?.voters.map((v) => v.member.lastName);
    };
    expect(await votersOf()).toEqual(['Dvorská', 'Správný']);
    const person = death.people.at(-1)?.id as number;
    await member.asks(memberDeath.endPerson, { id: idOf(jan), person });
    expect(await isIn(solicitor)).toBe(false);
    expect(await isIn(hana)).toBe(true);
    expect((await member.refused(memberDeath.endPerson, { id: idOf(jan), person })).code).toBe(404);
  });

  it('wants a death, a paper, a day since it, and somebody else than who writes it down', async () => {
    const { member, karel, petr, hana } = await aStreet();
    const add = { id: idOf(karel), memberId: idOf(petr), as: 'administrator', from: day, fileIds: [] } as const;
    expect(await member.refused(memberDeath.addPerson, add)).toMatchObject({ key: 'DEATH.ERRORS.NOT_MARKED' });
    await mark(member, karel);
    const files = await paper(member);
    const why = async (change: object) => (await member.refused(memberDeath.addPerson, { ...add, ...change })).errors;
    expect(await why({})).toEqual({ fileIds: 'DEATH.ERRORS.NO_FILE' });
    expect(await why({ from: '2026-11-19', fileIds: files })).toEqual({ from: 'DEATH.ERRORS.BEFORE_DEATH' });
    expect(await why({ from: '2026-11-22', fileIds: files })).toEqual({ from: 'DEATH.ERRORS.FUTURE' });
    expect(await why({ memberId: idOf(member), fileIds: files })).toEqual({ memberId: 'DEATH.ERRORS.OWN_PART' });
    expect(await why({ memberId: idOf(karel), fileIds: files })).toEqual({ memberId: 'DEATH.ERRORS.NOT_ALIVE' });
    await member.asks(memberDeath.addPerson, { ...add, fileIds: files });
    const more = await paper(member);
    expect(await why({ fileIds: more })).toEqual({ memberId: 'DEATH.ERRORS.TWICE' });
    expect((await hana.refused(memberDeath.one, { id: idOf(karel) })).code).toBe(403);
  });

  it('names running votes and who voted in them to nobody who may not see votes', async () => {
    const { house, chair, karel } = await aStreet();
    const rights = { members: 'rw', rooms: 'r', svj: 'r' } as const;
    const role = await chair.asks(roles.create, { extends: 'memberCommittee', title: 'Evidence', rights });
    const clerk = await house.person({ role: 'memberCommittee' });
    await house.inside((db) => db.execute(`update member set custom_role_id = ${role.id} where id = ${idOf(clerk)}`));
    const vote = await started(chair);
    const votesSeen = async (by: Person) => (await by.asks(memberDeath.preview, { id: idOf(karel) })).votes;
    expect(await votesSeen(chair)).toMatchObject([{ id: vote.id, voted: false }]);
    expect(await votesSeen(clerk)).toEqual([]);
  });

  it('stays when the unit is edited otherwise', async () => {
    const { chair, member, karel, two } = await aStreet();
    await mark(member, karel);
    const unit = await chair.asks(units.one, { id: two.id });
    const saved = await chair.asks(units.update, edited(unit, { note: 'Klíče má soused' }) as never);
    expect(saved.svj_users.map((m) => m.full_name)).toEqual(['pozůstalost po Karel Samotný']);
  });
});
