import { Navigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { sessionLinks } from '#contract/session/links.ts';
import { useMe } from '../../base/me.tsx';
import type { PersonPart } from '../../define-noun.ts';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { MemberPage } from '../../members/detail/MemberPage.tsx';
import { TakenVotes } from '../frame/FormerNote.tsx';
import { isOfAccount, personParts } from './person-parts.ts';

/** One below the other; those that say so beside each other. */
function drawn(id: number, all: readonly PersonPart[]): ReactNode {
  const columns = [all.filter((part) => part.column !== 2), all.filter((part) => part.column === 2)];
  const below = (some: readonly PersonPart[]) => some.map(({ order, Part }) => <Part key={order} id={id} />);
  if (all.length === 1) return below(all);
  return (
    <Columns split="even">
      {columns.map((some) => (
        <Column key={some[0]?.order}>{below(some)}</Column>
      ))}
    </Columns>
  );
}

/** /sousede/{id}: a neighbour, with the parts that other nouns bring. */
export function MemberPlace() {
  const me = useMe();
  const { id } = useParams({ from: '/inside/sousede/$id' });
  const own = me.id === id && !me.visitUntil;
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  // Addresses that were kept from when the account stood here.
  if (own && tab && isOfAccount({ tab })) return <Navigate {...sessionLinks.account()} replace />;
  const here = personParts.filter((part) => !isOfAccount(part) && part.shown({ own, me }));
  const more = [...Map.groupBy(here, (part) => part.tab)].map(([tab, some]) => ({
    tab,
    name: (some[0] as PersonPart).name,
    content: drawn(id, some),
  }));
  return (
    <>
      <MemberPage id={id} own={own} more={more} />
      {me.isFormer && <TakenVotes />}
    </>
  );
}
