import { createContext, use } from 'react';
import { holds, type Module, type Right } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import { home } from '#contract/home/endpoints.ts';
import type { CountName } from '#contract/nouns.ts';
import type { Me, PortalFacts } from '#contract/session/schema.ts';
import { useReading } from './data.ts';

export type Known = { me: Me; portal: PortalFacts };
const KnownContext = createContext<Known | null>(null);
export const KnownProvider = KnownContext;

function useKnown(): Known {
  const known = use(KnownContext);
  if (!known) throw new Error('this stands outside of the signed-in tree');
  return known;
}

/** Who is signed in, in the house of this tab. */
export const useMe = (): Me => useKnown().me;

/** What the installation offers to everybody: links, demo. */
export const usePortal = (): PortalFacts => useKnown().portal;

/** Whether the signed-in member reaches a right on a module that the house has switched on. */
export const may = (me: Me, module: Module, right: Right): boolean =>
  me.role?.modules.includes(module) === true && holds(me.role.rights, module, right);

export const useMay = (module: Module, right: Right): boolean => may(useMe(), module, right);

/** The member whose page in this house is one's own, also once the register entitles them no more; null on a visit and where members are not seen. */
export function useOwnProfile(): number | null {
  const me = useMe();
  return me.visitUntil || !(me.isFormer || may(me, 'members', 'r')) ? null : me.id;
}

/** What is open in the house and what waits for me, by names of numbers; undefined until it is known. */
export const useCounts = () =>
  useReading(home.waits, {}).data?.counts as Readonly<Record<CountName, number>> | undefined;

/** The house of this tab. */
export const useAssociation = () => useReading(association.mine, {});
