import type { alarm } from '#contract/session/endpoints-alarm.ts';
import type { Handlers, Portal } from '../../base/http/handler.ts';
import type { KeysOfAccount } from '../proof/steps-keys.ts';
import { lookAt, raise } from './steps.ts';

export const alarmHandlers = (portal: Portal, keys: KeysOfAccount): Handlers<typeof alarm> => ({
  async look(at, { token }) {
    await portal.limits.spend('tokenAddress', at.ip);
    return lookAt(at, keys, token);
  },

  async raise(at, { token }) {
    await portal.limits.spend('tokenAddress', at.ip);
    return raise(at, { portal, keys }, token);
  },
});
