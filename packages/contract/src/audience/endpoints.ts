import * as z from 'zod/mini';
import type { Module, Right } from '../access.ts';
import { endpoint } from '../base/calls/endpoint.ts';
import { paging } from '../base/calls/paging.ts';
import { type Audience, Groups, Reach } from './schema.ts';

/** What is for people: under which module, where its calls are, what one is called, and what of its form decides who gets it. */
type Aimed<Shape extends typeof Audience.shape> = {
  module: Module;
  path: string;
  one: string;
  aim: z.ZodMiniObject<Shape>;
  /** The right it takes to make one and choose its groups; how people are reached is told only to who administers. */
  opens?: Right;
};

/** Calls of whatever is for people, for who writes it. */
export const audienceEndpoints = <Shape extends typeof Audience.shape>({
  module,
  path,
  one,
  aim,
  opens = 'rw',
}: Aimed<Shape>) => ({
  /** Before the call of one thing: a word, not an id. */
  reach: endpoint(`POST /api/v2/${path}/reach`, {
    needs: { module, right: 'rw' },
    effect: 'reads',
    input: z.extend(aim, paging),
    output: Reach,
    summary: `Who would get ${one} with this audience, and how.`,
  }),
  groups: endpoint(`GET /api/v2/${path}/groups`, {
    needs: { module, right: opens },
    input: z.object({}),
    output: Groups,
    summary: `Groups ${one} may be for, with how many people are in each; units are found by their own search.`,
  }),
});
