import type { z } from 'zod/mini';
import type { RoleId } from '#contract/access.ts';
import type { Person } from '#contract/association/schema.ts';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/Card.tsx';
import { PersonLine, PersonList, Reach } from '../kit/PersonLine.tsx';

/** Whom a neighbour turns to, in this order. */
const important: readonly RoleId[] = ['mayorCommittee', 'subMayorCommittee', 'memberCommittee', 'community_manager'];

/** Committee and manager of the house; without any there is no card. */
export function Contacts({ people }: { people: readonly z.output<typeof Person>[] }) {
  const say = useText();
  const rank = (role: string) => important.indexOf(role as RoleId);
  const shown = people.filter((p) => rank(p.role) >= 0).sort((a, b) => rank(a.role) - rank(b.role));
  if (shown.length === 0) return null;
  return (
    <Card title={say('HOME.CONTACTS')}>
      <PersonList>
        {shown.map((p) => (
          <PersonLine
            key={p.id}
            name={p.full_name}
            detail={say(`ROLES.${p.role as RoleId}`, { sex: p.sex })}
            aside={<Reach name={p.full_name} phone={p.phone} email={p.email} />}
          />
        ))}
      </PersonList>
    </Card>
  );
}
