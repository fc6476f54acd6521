import type { prints } from '#contract/prints/endpoints.ts';
import type { Handlers } from '../base/http/handler.ts';
import { printTold } from './steps.ts';

export const printHandlers = (): Handlers<typeof prints> => ({
  latest: async (at, of) => ({ print: await printTold(at, of) }),
});
