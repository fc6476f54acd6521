import type { z } from 'zod/mini';
import type { RoleId } from '#contract/access.ts';
import type { Person } from '#contract/association/schema.ts';
import { memberLinks } from '#contract/members/links.ts';
import { useMay } from '../../base/me.tsx';
import { useText } from '../../base/texts.tsx';
import { PersonLine, PersonList, Reach } from '../../kit/card/PersonLine.tsx';

export type Officer = z.output<typeof Person>;

type Props = {
  people: readonly Officer[];
  /** Whether a name leads to the person. */
  linked?: boolean;
};

/** People of the committee or the commission: who, what, and how to reach them. */
export function Officers({ people, linked = false }: Props) {
  const say = useText();
  const [reads, administers] = [useMay('members', 'r'), useMay('members', 'rw')];
  const leads = (p: Officer) => linked && reads && (p.hasAccess || administers);
  return (
    <PersonList>
      {people.map((p) => (
        <PersonLine
          key={p.id}
          name={p.full_name}
          to={leads(p) ? memberLinks.one(p.id) : undefined}
          detail={say(`ROLES.${p.role as RoleId}`, { sex: p.sex })}
          aside={<Reach name={p.full_name} phone={p.phone} email={p.email} />}
        />
      ))}
    </PersonList>
  );
}
