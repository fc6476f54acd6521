import { expect, it } from 'vitest';
import { isNamed, openerOf } from './rules-openings.ts';

const said = { isMe: false, isGone: false, byVisit: false, role: 'owner', isTheirs: false } as const;

it.each([
  [{}, 'owner', true],
  [{ isMe: true, isTheirs: true }, 'me', true],
  [{ isTheirs: true, role: 'mayorCommittee' }, 'owner', true],
  [{ role: 'mayorCommittee' }, 'committee', false],
  [{ role: 'community_manager' }, 'manager', false],
  [{ role: 'auditMember' }, 'audit', false],
  [{ role: 'inspector' }, 'audit', false],
  [{ role: 'neighbour' }, 'tenant', true],
  [{ byVisit: true, role: null }, 'visit', false],
  [{ isGone: true, role: null }, 'gone', false],
] as const)('whoever is %o is told as %s', (change, opener, named) => {
  expect([openerOf({ ...said, ...change }), isNamed(opener)]).toEqual([opener, named]);
});
