import type { alarm } from '#contract/session/endpoints-alarm.ts';
import type { Handlers, House } from '../../base/http/handler.ts';
import type { KeysOfAccount } from '../steps-keys.ts';
import { lookAt, raise } from './steps.ts';

export const alarmHandlers = (house: House, keys: KeysOfAccount): Handlers<typeof alarm> => ({
  async look(at, { token }) {
    await house.limits.spend('tokenAddress', at.ip);
    return lookAt(at, keys, token);
  },

  async raise(at, { token }) {
    await house.limits.spend('tokenAddress', at.ip);
    return raise(at, { house, keys }, token);
  },
});
