import { createContext, use } from 'react';
import { holds, type Module, type Right } from '#contract/access.ts';
import { association } from '#contract/association/endpoints.ts';
import type { Me } from '#contract/session/schema.ts';
import { useReading } from './data.ts';

const MeContext = createContext<Me | null>(null);
export const MeProvider = MeContext;

/** Who is signed in, in the house of this tab. */
export function useMe(): Me {
  const me = use(MeContext);
  if (!me) throw new Error('useMe stands outside of the signed-in tree');
  return me;
}

/** Whether the signed-in member reaches a right on a module that the house has switched on. */
export const may = (me: Me, module: Module, right: Right): boolean =>
  me.role?.modules.includes(module) === true && holds(me.role.rights, module, right);

export const useMay = (module: Module, right: Right): boolean => may(useMe(), module, right);

/** The house of this tab with everything the shell counts. */
export const useAssociation = () => useReading(association.mine, {});
