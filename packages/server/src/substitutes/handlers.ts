import type { substitutes } from '#contract/substitutes/endpoints.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { viewOf } from './steps.ts';
import { makePerRollam, makeSubstitute } from './steps-making.ts';

export const substituteHandlers = (portal: Portal): Handlers<typeof substitutes> => ({
  one: (at, { id }) => viewOf(at, id),

  create: async (at, { id }) => ({ id: await makeSubstitute(portal, at, id, at.session.lang) }),

  perRollam: async (at, { id }) => ({ id: await makePerRollam(portal, at, id, at.session.lang) }),

  remade: {
    create: async (_at, id) => ({ id }),
    perRollam: async (_at, id) => ({ id }),
  },
});
