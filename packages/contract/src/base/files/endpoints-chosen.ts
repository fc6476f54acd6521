import * as z from 'zod/mini';
import type { Module, Right } from '../../access.ts';
import { endpoint } from '../calls/endpoint.ts';
import { id } from '../calls/ids.ts';
import { ClosedTo } from './chosen.ts';
import { mostFiles } from './files.ts';

/** For what documents are chosen: under which module, where its calls are, what one is called, and what decides whom it is for. */
type ChosenFor<Shape extends z.core.$ZodShape> = {
  module: Module;
  path: string;
  one: string;
  aim: z.ZodMiniObject<Shape>;
  /** The right it takes to make one. */
  opens?: Right;
};

/** The call of whatever documents are chosen for, for who writes it. */
export const chosenEndpoints = <Shape extends z.core.$ZodShape>({
  module,
  path,
  one,
  aim,
  opens = 'rw',
}: ChosenFor<Shape>) => ({
  closedTo: endpoint(`POST /api/v2/${path}/closed-to`, {
    needs: { module, right: opens },
    effect: 'reads',
    input: z.extend(aim, { documents: z.array(id).check(z.maxLength(mostFiles)) }),
    output: ClosedTo,
    summary: `Of whom ${one} is for, who will not open these documents; choosing them opens them to nobody.`,
  }),
});
