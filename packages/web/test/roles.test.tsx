import { beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { roles } from '#contract/roles/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { editedMember } from '#house/member-form.ts';
import { aDoor } from './door.tsx';
import { every, one, plain, press, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let renter: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  renter = await house.person({ role: 'neighbour', lastName: 'Trnka' });
});

describe('a role', () => {
  it('that somebody holds cannot be deleted; once nobody does, it can', async () => {
    const rights = { members: 'r', svj: 'r', documents: 'rw' } as const;
    const { id } = await chair.asks(roles.create, { title: 'Archivář', extends: 'neighbour', rights });
    const give = async (customRoleId: number | null) => {
      const now = await chair.asks(members.one, { id: renter.memberId as number });
      await chair.asks(members.update, editedMember(now, { role: 'neighbour', customRoleId }));
    };
    await give(Number(id));
    const door = await opens(house, chair, `/role/${id}`);
    await words(/Smazat půjde, až dostan(e|ou) jinou/);
    expect(every('button', 'Smazat')).toEqual([]);
    expect(await chair.refused(roles.remove, { id })).toMatchObject({ code: 422 });

    await give(null);
    await door.close();
    await opens(house, chair, `/role/${id}`);
    press(await one('button', 'Smazat'));
    await words(/Smazat roli Archivář\?/);
    press(await one('button', 'Smazat roli'));
    await words('Role je smazaná.');
    // The list stands, so that nothing is on its way any more when the screen closes.
    await one('link', 'Předseda výboru');
    expect(every('link', 'Archivář')).toEqual([]);
  });

  it('of the product is read, and a new one begins from it', async () => {
    const door = await opens(house, chair, '/role?role=default');
    await one('link', 'Předseda výboru');
    await nothingForAxe();
    press(await one('link', 'Předseda výboru'));
    await words(/Výchozí roli nejde změnit\./);
    press(await one('link', 'Vytvořit vlastní roli'));
    await words(/Kdo dostane kopii této role, bude členem výboru\./);
    expect(door.address()).toContain('from=mayorCommittee');
  });

  it('of a person is told in one sentence, with what differs from it and why', async () => {
    const door = await opens(house, chair, `/sousede/${chair.memberId}?tab=rights`);
    await words(/^Stejné jako role předseda výboru\.$/);
    expect(every('columnheader', 'Ve skutečnosti')).toEqual([]);
    await nothingForAxe();
    await door.close();

    const rights = { members: 'r', svj: 'r', documents: 'rw' } as const;
    const { id } = await chair.asks(roles.create, { title: 'Domovník', extends: 'neighbour', rights });
    const now = await chair.asks(members.one, { id: renter.memberId as number });
    await chair.asks(members.update, editedMember(now, { role: 'neighbour', customRoleId: Number(id) }));
    await opens(house, chair, `/sousede/${renter.memberId}?tab=rights`);
    await words(/^Jako role soused, s \d+ výjimkami\.$/);
    expect(plain((await one('row', /^Dokumenty/)).textContent)).toMatch(/čte.*spravuje.*vlastní role Domovník/);
    expect(every('row', /^Sousedé/)).toEqual([]);
    await nothingForAxe();
  });

  it('is not opened by a renter', async () => {
    const door = await opens(house, renter, '/nastenka');
    door.goes('/role');
    await words(/K této části nemáte oprávnění\./);
    await until('sent home', () => door.address().startsWith('/nastenka'));
    door.goes('/role/owner');
    await until('sent home again', () => door.address().startsWith('/nastenka'));
    expect(every('heading', /vlastník/)).toEqual([]);
  });
});
