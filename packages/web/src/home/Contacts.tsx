import type { RoleId } from '#contract/access.ts';
import { type Officer, Officers } from '../association/Officers.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/Card.tsx';

/** Whom a neighbour turns to, in this order. */
const important: readonly RoleId[] = ['mayorCommittee', 'subMayorCommittee', 'memberCommittee', 'community_manager'];

/** Committee and manager of the house who are in the portal; without any there is no card. */
export function Contacts({ people }: { people: readonly Officer[] }) {
  const say = useText();
  const rank = (role: string) => important.indexOf(role as RoleId);
  const shown = people.filter((p) => p.hasAccess && rank(p.role) >= 0).sort((a, b) => rank(a.role) - rank(b.role));
  if (shown.length === 0) return null;
  return (
    <Card title={say('HOME.CONTACTS')}>
      <Officers people={shown} linked />
    </Card>
  );
}
