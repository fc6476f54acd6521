import { afterAll, beforeAll, expect, it } from 'vitest';
import { contacts } from '#contract/contacts/endpoints.ts';
import { aContact } from '#house/contacts.ts';
import { aBoardHouse } from '#house/messages.ts';
import { readPdf } from '#house/paper.ts';
import { aPortal, type TestPortal } from '#house/portal.ts';
import { fetched } from '#house/sending-files.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

it('a poster holds 112 and the pinned public numbers, a page for each entrance, for who writes contacts', async () => {
  const { chair, alena } = await aBoardHouse(portal);
  const pinned = { isPinned: true, emergency: 'lift' };
  const phones = [{ value: '605 000 146' }, { value: '800 000 146', word: 'emergency' }];
  await aContact(chair, { ...pinned, companyName: 'Výtahy Lipnice', phones });
  await aContact(chair, {
    ...pinned,
    companyName: 'Jen výbor',
    phones: [{ value: '605 000 999' }],
    visibility: 'private',
  });
  await aContact(chair, { isPinned: true, companyName: 'Němá firma', phones: [] });
  const read = async (of: 'house' | 'entrances') => {
    const { url } = await chair.asks(contacts.poster, { of });
    const { pages } = await readPdf((await fetched(portal, url)).rawPayload);
    return pages.map((page) => page.replaceAll('\u00a0', ' '));
  };
  const [first = '', second = '', ...more] = await read('entrances');
  expect(more).toEqual([]);
  for (const page of [first, second]) {
    for (const text of ['112', 'Ohrožení života', 'Uvázl výtah', '800 000 146', 'Výtahy Lipnice'])
      expect(page).toContain(text);
    for (const text of ['605 000 146', '605 000 999', 'Jen výbor', 'Němá firma']) expect(page).not.toContain(text);
  }
  expect([first.includes('Lipová 14'), second.includes('Lipová 16')]).toEqual([true, true]);
  expect(await read('house')).toHaveLength(1);
  expect((await alena.refused(contacts.poster)).code).toBe(403);
});

it('a poster of as many numbers as a house may pin stands on one page', async () => {
  const { chair } = await aBoardHouse(portal);
  for (let n = 0; n < 24; n++)
    await aContact(chair, { isPinned: true, companyName: `Firma ${n}`, phones: [{ value: `60500010${n % 10}` }] });
  const { url } = await chair.asks(contacts.poster, {});
  const { pages } = await readPdf((await fetched(portal, url)).rawPayload);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Firma 23');
});
