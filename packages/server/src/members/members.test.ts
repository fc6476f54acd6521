import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { members } from '#contract/members/endpoints.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';

let portal: TestPortal;
let house: TestHouse;
let chair: Person;
beforeAll(async () => {
  portal = await aPortal();
  house = await aHouse(portal);
  chair = await house.chair();
});
afterAll(() => portal.close());

describe('people for pickers', () => {
  it('a person and a company are added as neighbours without access, and found without diacritics', async () => {
    const made = await chair.asks(members.create, {
      type: 'person',
      titleBefore: 'doc. Ing.',
      firstName: 'Řehoř',
      lastName: 'Žluťoučký',
      titleAfter: 'CSc.',
    });
    expect(made.full_name).toBe('doc. Ing. Řehoř Žluťoučký, CSc.');
    const firm = await chair.asks(members.create, { type: 'company', companyName: 'Úklid a zeleň s.r.o.' });
    const find = async (text: string) => (await chair.asks(members.search, { text })).users.map((u) => u.id);
    expect(await find('zlut')).toEqual([made.id]);
    expect(await find('Řeh')).toEqual([made.id]);
    expect(await find('zel')).toEqual([firm.id]);
    expect(await find('z')).toEqual([firm.id, made.id]);
    expect(await find('%')).toEqual([]);
  });

  it('a name is required, at its field', async () => {
    expect((await chair.refused(members.create, { type: 'person', firstName: ' ', lastName: '' })).errors).toEqual({
      firstName: 'BASE.FORM.REQUIRED',
      lastName: 'BASE.FORM.REQUIRED',
    });
    expect(
      (await chair.refused(members.create, { type: 'company', companyName: 'X', ico: '12345678' })).errors,
    ).toEqual({
      ico: 'SVJ.ERRORS.ICO',
    });
    expect((await chair.refused(members.create, { type: 'company' })).errors).toEqual({
      companyName: 'BASE.FORM.REQUIRED',
    });
  });

  it('a likely twin is told before it is added: by name without titles, case and diacritics, from the archive too', async () => {
    const name = { firstName: 'Dvakrát', lastName: 'Šťastný' };
    const made = await chair.asks(members.create, { type: 'person', titleBefore: 'Ing.', ...name });
    const twins = async (type: 'person' | 'company', text: string, who = chair) =>
      (await who.asks(members.twins, { type, name: text })).users.map((u) => [u.id, u.archived]);
    expect(await twins('person', 'dvakrat  STASTNY')).toEqual([[made.id, false]]);
    expect(await twins('person', 'Dvakrát')).toEqual([]);
    expect(await twins('company', 'Dvakrát Šťastný')).toEqual([]);
    await chair.asks(members.archive, { id: made.id });
    expect(await twins('person', 'Dvakrát Šťastný')).toEqual([[made.id, true]]);
    const other = await (await aHouse(portal)).chair();
    expect(await twins('person', 'Dvakrát Šťastný', other)).toEqual([]);
    await chair.asks(members.remove, { id: made.id });
    expect(await twins('person', 'Dvakrát Šťastný')).toEqual([]);
  });

  it('another house is not searched', async () => {
    const other = await aHouse(portal);
    await other.owner({ lastName: 'Jedinečný' });
    expect((await chair.asks(members.search, { text: 'jedinec' })).users).toEqual([]);
  });
});
