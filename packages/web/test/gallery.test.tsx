import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { gallery } from '#contract/gallery/endpoints.ts';
import { anAlbum, anAlbumForm, aShot, makesSizes, namesOf, withPhotos } from '#house/albums.ts';
import { aHouse, type Person, type TestHouse } from '#house/house.ts';
import { aDoor } from './door.tsx';
import { every, field, gone, key, one, plain, press, type, until, words } from './lookups.ts';
import { nothingForAxe } from './nothing-for-axe.ts';
import { chooseFiles, sentTo } from './sent-files.ts';

const { portal, opens } = aDoor();
let house: TestHouse;
let chair: Person;
let owner: Person;
beforeAll(async () => {
  house = await aHouse(portal());
  [chair, owner] = [await house.chair(), await house.owner()];
});
afterEach(() => vi.unstubAllGlobals());

const photosIn = () => every('button', /^(\d+\. fotografie z \d+|Pod ořešákem)$/).map((b) => plain(b.ariaLabel));
const shown = () => document.querySelectorAll('[role=group] img').length;

describe('albums', () => {
  it('the chair makes one, and what was typed stays when somebody else was first', async () => {
    const door = await opens(house, chair, '/fotogalerie');
    press(await one('link', 'Nové album'));
    type(await field('Název'), 'Slavnost na dvoře');
    press(await one('button', 'Založit album'));
    await one('heading', 'Slavnost na dvoře');
    await words('V albu zatím nic není');
    await nothingForAxe();
    const [{ id } = { id: 0 }] = (await chair.asks(gallery.list, {})).galleries;
    door.goes(`/fotogalerie/${id}/upravit`);
    const name = await field('Název');
    const { updatedAt } = await chair.asks(gallery.one, { id });
    await chair.asks(gallery.update, { ...anAlbumForm({ name: 'Jinak' }), id, updatedAt });
    type(name, 'Slavnost 2026');
    press(await one('button', 'Uložit změny'));
    await one('button', /^Uložit moji verzi/);
    expect((await field('Název')).value).toBe('Slavnost 2026');
    await door.close();
  });

  it('an owner sees albums for all, no way to write, and an unknown one leads back with a sentence', async () => {
    await anAlbum(chair, { name: 'Jen pro výbor', visibility: 'private' });
    const door = await opens(house, owner, '/fotogalerie');
    await one('link', 'Jinak');
    expect([every('link', 'Jen pro výbor'), every('link', 'Nové album'), every('checkbox')]).toEqual([[], [], []]);
    await nothingForAxe();
    door.goes('/fotogalerie/999999');
    await words('Toto album tu není. Možná bylo smazáno.');
    await until('not led back', () => door.address().startsWith('/fotogalerie') && !door.address().includes('9999'));
    door.goes('/fotogalerie/novy');
    await words('K této části nemáte oprávnění.');
    await door.close();
  });
});

describe('photographs', () => {
  it('stand in their colours until they are made smaller, and then are seen', async () => {
    const album = await withPhotos(chair, await anAlbum(chair, { name: 'Barvy' }), 3);
    const door = await opens(house, owner, `/fotogalerie/${album.id}`);
    await until('no photographs', () => photosIn().length === 3);
    expect([every('button', /Akce|Další/).length, shown()]).toEqual([0, 0]);
    expect(document.body.textContent).toContain('Náhled se připravuje');
    await makesSizes(house);
    await door.close();
    const again = await opens(house, owner, `/fotogalerie/${album.id}`);
    await until('not seen', () => shown() === 3);
    await nothingForAxe();
    await again.close();
  });

  it('are turned by arrows, and the focus returns to the one that was seen last', async () => {
    const album = await withPhotos(chair, await anAlbum(chair, { name: 'Prohlížeč' }), 3);
    await makesSizes(house);
    const door = await opens(house, owner, `/fotogalerie/${album.id}`);
    press(await one('button', '1. fotografie z 3'));
    const viewer = await one('dialog', /Prohlížeč/);
    expect(every('button', 'Předchozí', viewer)).toMatchObject([{ disabled: true }]);
    key(document.body, 'ArrowRight');
    await words('2. fotografie z 3', viewer);
    press(await one('button', 'Další', viewer));
    await words('3. fotografie z 3', viewer);
    key(document.body, 'ArrowRight');
    key(document.body, 'ArrowLeft');
    await words('2. fotografie z 3', viewer);
    await nothingForAxe();
    press(await one('button', 'Zavřít', viewer));
    await gone('dialog', /Prohlížeč/);
    await until('focus elsewhere', () => document.activeElement?.getAttribute('aria-label') === '2. fotografie z 3');
    await door.close();
  });

  it('are ordered by the keyboard, described, and chosen ones deleted after a question', async () => {
    const album = await withPhotos(chair, await anAlbum(chair, { name: 'Pořadí' }), 3);
    const door = await opens(house, chair, `/fotogalerie/${album.id}`);
    const menuOf = async (n: number) => press(await one('button', new RegExp(`${n}\\. fotografie z 3`), tileOf(n)));
    const tileOf = (n: number) => {
      const li = document.querySelectorAll<HTMLElement>('li[id^=foto-]')[n - 1];
      return (li?.lastElementChild ?? document) as ParentNode;
    };
    await until('no photographs', () => document.querySelectorAll('li[id^=foto-]').length === 3);
    await menuOf(3);
    press(await one('menuitem', 'Posunout dopředu'));
    await words('Pořadí je uložené.');
    expect(namesOf(await chair.asks(gallery.one, { id: album.id }))).toEqual(['foto 1', 'foto 3', 'foto 2']);
    await menuOf(1);
    press(await one('menuitem', 'Popisek a název'));
    type(await field('Popisek'), 'Pod ořešákem');
    press(await one('button', 'Uložit změny'));
    await words('Fotka je uložená.');
    await until('no caption', () => photosIn().includes('Pod ořešákem'));

    press(await one('button', 'Další akce'));
    press(await one('menuitem', 'Vybrat fotky'));
    press(await one('checkbox', '2. fotografie z 3'));
    await words('Vybrána 1 fotka');
    press(await one('button', 'Smazat fotky'));
    const question = await one('dialog', 'Smazat 1 fotku?');
    press(await one('button', 'Smazat fotky', question));
    await words('Fotky jsou smazané.');
    expect(namesOf(await chair.asks(gallery.one, { id: album.id }))).toEqual(['foto 1', 'foto 2']);
    await door.close();
  });

  it('of an album of two thousand stand in the page only near the window, and the page keeps its length', async () => {
    const album = await withPhotos(chair, await anAlbum(chair, { name: 'Dlouhé album' }), 1);
    await house.inside((db) =>
      db.execute(sql`
        with one as (select f.* from file f join photo p on p.svj_id = f.svj_id and p.file_id = f.id
            where p.svj_id = ${house.id} and p.album_id = ${album.id}),
          more as (insert into file (svj_id, key, name, extension, type, size, sha256, has_preview, width, height, color,
              owner, created_at)
            select svj_id, gen_random_uuid(), 'foto', extension, type, size, sha256, false, 4000, 3000, '#206254', 'photo',
              created_at from one, generate_series(1, 1999) returning svj_id, id)
        insert into photo (svj_id, album_id, file_id, position, created_at, sizes_due_at)
        select svj_id, ${album.id}, id, row_number() over (order by id) + 1, now(), null from more`),
    );
    /** What tells a part of the page whether it is near the window. */
    const tells = new Map<Element, (seen: object[]) => void>();
    class Window {
      private readonly tell: (seen: object[]) => void;
      constructor(tell: Window['tell']) {
        this.tell = tell;
      }
      observe(place: Element) {
        if (place.id.startsWith('fotky-')) tells.set(place, this.tell);
      }
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Window);
    const door = await opens(house, owner, `/fotogalerie/${album.id}`);
    const drawn = () => document.querySelectorAll('li[id^=foto-]').length;
    await until('no photographs', () => drawn() > 0);
    const parts = [...document.querySelectorAll<HTMLElement>('[id^=fotky-]')];
    const few = 2000 / parts.length;
    expect(few).toBeLessThanOrEqual(8);
    for (const at of [0, 1, 60, parts.length - 1, 0]) {
      for (const [i, part] of parts.entries())
        tells.get(part)?.([
          { isIntersecting: Math.abs(i - at) <= 1, boundingClientRect: new DOMRect(0, 0, 100, 1400) },
        ]);
      const part = parts[at] as HTMLElement;
      const first = (Number(part.id.slice(6)) + 1).toLocaleString('cs');
      await one('button', plain(`${first}. fotografie z 2 000`), part);
      await until('what went away stays', () => drawn() <= 3 * few);
      expect(part.style.height).toBe('');
    }
    // What was seen once holds its place as tall as it stood.
    expect(parts[60]?.style.height).toBe('1400px');
    await door.close();
  });

  it('come several at once, a bad one says why and stops nobody', async () => {
    vi.stubGlobal('XMLHttpRequest', sentTo(portal));
    const album = await anAlbum(chair, { name: 'Z telefonu' });
    const door = await opens(house, chair, `/fotogalerie/${album.id}`);
    vi.stubGlobal('XMLHttpRequest', sentTo(portal));
    await one('button', 'Přidat fotky');
    const file = async (name: string) => new File([new Uint8Array(await aShot())], name, { type: 'image/jpeg' });
    await chooseFiles(
      await file('první.jpg'),
      new File(['<html>'], 'stránka.jpg'),
      new File(['x'], 'kočka.heic'),
      await file('druhá.jpg'),
    );
    await words(/HEIC/);
    await one('button', /Zkusit znovu/);
    await until('not there', () => photosIn().length === 2);
    expect(namesOf(await chair.asks(gallery.one, { id: album.id }))).toEqual(['první', 'druhá']);
    await door.close();
  });
});
