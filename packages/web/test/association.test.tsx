import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { association } from '#contract/association/endpoints.ts';
import { addresses } from '#contract/association/endpoints-addresses.ts';
import { houseLog } from '#contract/association/endpoints-log.ts';
import { units } from '#contract/units/endpoints.ts';
import { aHouse, anAdmin, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, fieldNow, gone, one, pick, press, saying, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  chair = await house.chair();
  owner = await house.owner();
});

describe('the association', () => {
  it('is offered addresses by the register as its street is typed; one that is taken fills in the town', async () => {
    Object.assign(portal().config, { sample: true });
    expect((await chair.asks(addresses.suggest, { text: 'Neznámá 9' })).status).toBe('nothing');
    Object.assign(portal().config, { sample: false });
    expect((await owner.asks(addresses.suggest, { text: 'Lipová 12' })).status).toBe('found');
    await opens(house, chair, '/detail-svj/upravit');
    await pick(/^Ulice/, 'Lipová 1247/14, 389 99 Horní Lipnice', 'lipova 1247');
    await words('Adresy nabízí ukázkový rejstřík.');
    const filled = [/^Ulice/, /^Obec|^Město/, /^PSČ/].map(async (name) => (await field(name)).getAttribute('value'));
    expect(await Promise.all(filled)).toEqual(['Lipová 1247/14', 'Horní Lipnice', '389 99']);
    await nothingForAxe();
  });

  it('is corrected by the chair; a wrong number is told at its field and nothing typed is lost', async () => {
    await opens(house, chair, '/detail-svj');
    press(await one('link', 'Upravit údaje'));
    type(await field(/^E-mail pro faktury|^Fakturační e-mail/), 'faktury@dum.example');
    type(await field(/^IČO/), '99990033');
    type(await field(/^Bankovní účet/), '1234567898/0800');
    type(await field(/^Datová schránka/), 'D7JBX5M');
    press(await one('button', 'Uložit změny'));
    await words('IČO nemá platnou kontrolní číslici.');
    await until('the number has the focus', () => document.activeElement === fieldNow(/^IČO/));
    expect(fieldNow(/^Datová schránka/)?.value).toBe('D7JBX5M');
    await nothingForAxe();
    type(await field(/^IČO/), '99990032');
    type(await field(/^Bankovní účet/), '19-2000145399/0800');
    press(await one('button', 'Uložit změny'));
    await one('heading', 'Detail společenství');
    await words(/19-2000145399\/0800/);
    await words(/d7jbx5m/);
  });

  it('has an entrance that was removed and is used back at once, with why at its row and the rest as typed', async () => {
    const named = async () => (await chair.asks(association.mine, {})).entrances.map(({ name }) => name);
    await house.inside(async (db) => {
      for (const name of ['Dvůr', 'Zahrada'])
        await db.execute(sql`insert into entrance (svj_id, name) values (${house.id}, ${name})`);
      await db.execute(sql`update member set entrance_id = (select id from entrance e where e.svj_id = ${house.id} and name = 'Dvůr')
        where svj_id = ${house.id} and id = ${chair.memberId}`);
    });
    await opens(house, chair, '/detail-svj/upravit');
    type(await field(/^Datová schránka/), 'd7jbx5n');
    press(await one('button', 'Odebrat vchod Dvůr'));
    await gone('button', 'Odebrat vchod Dvůr');
    press(await one('button', 'Odebrat vchod Zahrada'));
    await gone('button', 'Odebrat vchod Zahrada');
    press(await one('button', 'Uložit změny'));
    await words(/Vchod Dvůr ještě něco používá/);
    await one('button', 'Odebrat vchod Dvůr');
    await until('the entrance has the focus', () => (document.activeElement as HTMLInputElement).value === 'Dvůr');
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(every('button', 'Odebrat vchod Zahrada')).toEqual([]);
    expect(fieldNow(/^Datová schránka/)?.value).toBe('d7jbx5n');
    press(await one('button', 'Uložit změny'));
    await one('heading', 'Detail společenství');
    expect(await named()).toContain('Dvůr');
    expect(await named()).not.toContain('Zahrada');
  });

  it('without a module refuses an owner there, until it is switched on again; the log says so', async () => {
    const door = await opens(house, chair, '/detail-svj?tab=settings');
    const asked = async () => (await owner.call(units.list, {})).status;
    const saves = async () => {
      const before = door.asked.filter((a) => a.method === 'PUT').length;
      press(await one('button', 'Uložit nastavení'));
      await until('it is saved', () => door.asked.filter((a) => a.method === 'PUT').length > before);
      await until(
        'the form is ready again',
        () => !every('button', 'Uložit nastavení')[0]?.matches(':disabled,[data-loading]'),
      );
    };
    press(await one('switch', /^Jednotky/));
    // What cannot be switched off has no switch.
    await words(/^Nedá se vypnout: bez sousedů/);
    expect(every('switch', /^Sousedé/)).toEqual([]);
    type(await field(/Pozvánka na shromáždění předem/), '15');
    const limit = await field(/Do kolika korun rozhoduje výbor/);
    type(limit, '300000');
    expect(limit.value).toBe('300\u00a0000');
    await saves();
    await words('Nastavení je uložené.');
    expect(await asked()).toBe(403);
    press(await one('switch', /^Jednotky/));
    await saves();
    expect(await asked()).toBe(200);
    door.goes('/detail-svj?tab=activity');
    await words(/Úprava nastavení společenství/);
    await words(/Vypnuto: Jednotky/);
    await nothingForAxe();
  });

  it('looks the log up by any noun that deeds are written down about, and by none that there is not', async () => {
    const door = await opens(house, chair, '/detail-svj?tab=activity&noun=units');
    // Nobody was looked for yet, so nobody was not found.
    press(await field('Kdo'));
    await words('Začněte psát.');
    await words(/Úprava nastavení společenství/);
    const area = await field(/^Oblast/);
    expect(area.value).toBe('Všechny oblasti');
    press(area);
    await one('option', 'Plné moci');
    expect(every('option').map((option) => option.textContent)).toEqual([
      ...[
        'Všechny oblasti',
        'Adresář kontaktů',
        'Adresy pro odběr kalendáře',
        'Anketa',
        'Archiv domu',
        'Banka',
        'Diskuze',
        'Dokumenty',
        'Doručení pozvánek',
        'Fotogalerie',
        'Hlasování',
        'Hlášení',
        'Hlášení u firem',
        'Hlášení ze zdi',
        'Hlídání insolvence',
        'Jednotky',
        'Kalendáře',
        'Kalendáře odjinud',
        'Kódy na zdi',
        'Kontrola v katastru',
        'Místo s kódem',
        'Náměty na program',
        'Návrhy změn evidence',
        'Platby domu',
        'Plné moci',
        'Pokladna',
        'Potvrzení o dluzích',
        'Požadavky ke schválení',
        'Program shromáždění',
        'Předání jednotek',
        'Předpisy',
        'Přehled poplatků',
        'Přílohy',
        'Rezervace',
        'Role',
        'Shromáždění',
        'Složky',
        'Sousedé',
      ],
      ...[
        'Společenství',
        'Štítky událostí',
        'Účty jednotek',
        'Události',
        'Upomínky',
        'Usnesení',
        'Věci k rezervaci',
        'Zákonné lhůty',
        'Zápis ze shromáždění',
        'Zapsané lhůty',
        'Zprávy',
      ],
    ]);
    press(await one('option', 'Sousedé'));
    await until('it is asked for', () => door.asked.some(({ url }) => /noun%22%3A%22members/.test(url)));
    expect(door.asked.filter(({ status }) => status >= 400)).toEqual([]);
  });

  it('leads from a deed to what it was done to, and nowhere from what is gone', async () => {
    const stays = await house.unit(chair, '14/1', [1, 9], [{ memberIds: [owner.memberId as number] }]);
    const goes = await house.unit(chair, '14/2', [1, 9], [{ memberIds: [owner.memberId as number] }]);
    await chair.asks(units.remove, { id: goes.id });
    await opens(house, chair, '/detail-svj?tab=activity&noun=rooms');
    await words('Smazání jednotky 14/2');
    expect(every('link', /^Smazání jednotky/)).toEqual([]);
    press(await one('link', 'Nová jednotka 14/1'));
    await one('heading', /14\/1$/);
    expect(stays.number).toBe('14/1');
  });

  it('shows its committee a visit of the administration with its reason, while it runs and after', async () => {
    const admin = await anAdmin(portal());
    const { session_user_id } = await admin.asks(association.visit, { id: house.id, reason: 'Dotaz výboru' });
    const door = await opens(house, chair, '/nastenka');
    await words(/Dotaz výboru/);
    door.goes('/detail-svj?tab=visits');
    await words(/právě běží/);
    await nothingForAxe();
    await admin.as(session_user_id).asks(houseLog.endVisit, {});
    await door.close();
    await opens(house, chair, '/detail-svj?tab=visits');
    await words(/skončila/);
    expect(saying(/^Dotaz výboru$/)).toHaveLength(1);
  });

  it('shows an owner what is theirs alone', async () => {
    await opens(house, owner, '/detail-svj?tab=settings');
    await words('Základní údaje');
    await nothingForAxe();
    expect(every('link', 'Upravit údaje')).toEqual([]);
    expect(saying('Nastavení')).toEqual([]);
  });
});

describe('the outgoing mail', () => {
  it('is not opened by who does not administer the portal', async () => {
    const door = await opens(house, owner, '/nastenka');
    door.goes('/admin/posta');
    await until('back at home', () => door.address().startsWith('/nastenka'));
    expect(door.asked.filter((a) => a.url.includes('/outbox'))).toEqual([]);
  });
});
