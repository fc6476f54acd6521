import { createRootRoute, createRoute, redirect, retainSearchParams } from '@tanstack/react-router';
import { session } from './session.ts';

/** The house of an address; what is no number names none. */
function houseIn({ svj }: Record<string, unknown>): number | undefined {
  const id = svj === undefined ? Number.NaN : Number(svj);
  return Number.isFinite(id) ? id : undefined;
}

/** The root of all addresses: `svj` names the house and stays on every navigation. */
export const root = createRootRoute({
  validateSearch: (search: Record<string, unknown>): { svj?: number; [name: string]: unknown } => ({
    ...search,
    svj: houseIn(search),
  }),
  search: { middlewares: [retainSearchParams(['svj'])] },
});

/** Everything inside the shell; every noun hangs its addresses here, and each of them names the house it shows. */
export const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  beforeLoad: ({ search, location }) => {
    const svj = session.chosen()?.id;
    if (svj !== undefined && search.svj !== svj)
      throw redirect({ to: location.pathname as never, search: { ...search, svj } as never, replace: true });
  },
});

/** Addresses of those who look after the whole portal; they need no house. */
export const provider = createRoute({ getParentRoute: () => root, id: 'provider' });

/** The number in an address, of records whose page says nothing of others; anything else there leads nowhere. */
export function numberIn(text: string): number {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw redirect({ to: '/404' as never, replace: true });
  return Number(text);
}

/** For addresses whose `$id` is a number. */
export const numbered = {
  parse: ({ id }: { id: string }) => ({ id: Number(id) }),
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
};
