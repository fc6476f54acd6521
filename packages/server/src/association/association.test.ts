import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { session } from '#contract/session/endpoints.ts';
import { aHouse, anAdmin, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { aRunningVote } from '#house/votes.ts';
import { addContact } from '../members/rows/queries.ts';

let portal: TestPortal;
let house: TestHouse;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
});
afterAll(() => portal.close());

describe('choosing an association', () => {
  it('owners search their own, product administrators all, by name or by e-mail', async () => {
    const lone = await house.owner();
    expect((await lone.asks(association.all, { q: 'zkusebni' })).svj_list.map((s) => s.id)).toEqual([house.id]);
    expect((await lone.asks(association.all, { q: 'nic' })).total).toBe(0);
    expect(await lone.asks(association.all, { page: 2 })).toEqual({ svj_list: [], total: 1 });
    const admin = await anAdmin(portal);
    const { id } = await admin.asks(association.create, {
      name: 'SVJ Žižkova 8',
      email: 'vybor@zizkova.example',
      ico: '99990041',
    });
    expect((await admin.asks(association.all, { q: 'zizk' })).svj_list).toMatchObject([{ id, session_user_id: 0 }]);
    expect((await admin.asks(association.all, { q: '@zizkova' })).svj_list.map((s) => s.id)).toEqual([id]);
    expect((await admin.asks(session.searchByEmail, { email: lone.email })).svj_list.map((s) => s.id)).toEqual([
      house.id,
    ]);
    expect((await admin.refused(association.create, { name: '', ico: '99990042' })).errors).toEqual({
      name: 'BASE.FORM.REQUIRED',
      ico: 'SVJ.ERRORS.ICO',
    });
    // Another one of the same number is asked about first.
    const again = { name: 'SVJ Žižkova 10', ico: '99990041' };
    expect(await admin.refused(association.create, again)).toMatchObject({ code: 409, key: 'SVJ.ERRORS.ICO_TAKEN' });
    await admin.asks(association.create, { ...again, again: true });
    expect((await admin.asks(association.all, { q: 'zizk' })).total).toBe(2);
    expect(await admin.refused(association.visit, { id: 999_999, reason: 'Podpora' })).toMatchObject({ code: 404 });
    expect(await admin.refused(association.visit, { id, reason: ' ' })).toMatchObject({ code: 400 });
  });

  it('GET /svj answers every field; private ones only to those who administer', async () => {
    const owner = await house.owner();
    const seen = await owner.asks(association.mine, {});
    expect(seen.svj).toMatchObject({
      id: house.id,
      invoiceEmail: null,
      bankAccount: null,
      session_user_id: owner.memberId,
    });
    expect(seen.messageLabels.map((l) => l.name)).toContain('Obecné');
    expect(seen).toMatchObject({
      activities: [],
      messageDefaultLabel: 'general',
      votesCount: 0,
      reportsCount: 0,
    });
  });

  it('counts votes that run, and those that wait for the asker', async () => {
    const { chair, alena } = await aRunningVote(portal);
    expect(await alena.asks(association.mine, {})).toMatchObject({ votesCount: 1, votesWaitingCount: 1 });
    expect(await chair.asks(association.mine, {})).toMatchObject({ votesCount: 1, votesWaitingCount: 0 });
  });

  it('tells how officers want to be reached, and hides what they keep to themselves', async () => {
    const chair = await house.chair();
    await house.inside(async (db, scope) => {
      const memberId = chair.memberId as number;
      await addContact(db, scope, { memberId, kind: 'email', value: 'soukromy@dum.example' });
      await addContact(db, scope, { memberId, kind: 'email', value: 'verejny@dum.example', isPublic: true });
    });
    const { committees, hasMayorCommittee } = await (await house.owner()).asks(association.mine, {});
    expect(hasMayorCommittee).toBe(true);
    expect(committees).toEqual([
      {
        id: chair.memberId,
        full_name: 'Jan Předsedová',
        role: 'mayorCommittee',
        sex: 'others',
        email: 'verejny@dum.example',
        phone: null,
        hasAccess: true,
      },
    ]);
    await house.inside((db) => db.execute(`update member set is_active = false where id = ${chair.memberId}`));
    expect((await (await house.owner()).asks(association.mine, {})).committees).toMatchObject([{ hasAccess: false }]);
  });
});
