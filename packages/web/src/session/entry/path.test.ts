import { expect, it } from 'vitest';
import { isKnown, isOpen } from './path.ts';

it('whoever is signed in is shown the signed-out tree only at addresses that it has', () => {
  const links = [
    '/aktivace/x',
    '/zmena-hesla/x',
    '/zmena-emailu/x',
    '/odhlasit/x',
    '/nebyl-jsem-to-ja/x',
    '/objednavka/x',
  ];
  const open = [...links, '/podminky', '/soukromi', '/logout'];
  for (const path of open) expect([path, isOpen(path), isKnown(path)]).toEqual([path, true, true]);
  for (const path of ['/objednavka', '/nastenka', '/prihlasit', '/aktivace', '/aktivace/x/y'])
    expect([path, isOpen(path)]).toEqual([path, false]);
});
