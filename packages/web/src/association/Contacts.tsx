import type { RoleId } from '#contract/access.ts';
import { useAssociation } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { Officers } from './detail/Officers.tsx';

/** Whom a neighbour turns to, in this order. */
const important: readonly RoleId[] = ['mayorCommittee', 'subMayorCommittee', 'memberCommittee', 'community_manager'];

/** Committee and manager of the house who are in the portal; without any there is no card. */
export function Contacts() {
  const say = useText();
  const people = useAssociation().data?.committees ?? [];
  const rank = (role: string) => important.indexOf(role as RoleId);
  const shown = people.filter((p) => p.hasAccess && rank(p.role) >= 0).sort((a, b) => rank(a.role) - rank(b.role));
  if (shown.length === 0) return null;
  return (
    <Card title={say('HOME.CONTACTS')}>
      <Officers people={shown} linked />
    </Card>
  );
}
