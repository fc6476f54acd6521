import { moneyText } from '#contract/base/money/amount.ts';
import { dayIn } from '#contract/base/time/dates.ts';
import type { clearanceDoor } from '#contract/clearances/endpoints-door.ts';
import { clearanceNumber, stateOf } from '#contract/clearances/rules.ts';
import { Refused } from '#contract/refusals.ts';
import { across } from '../base/http/gate.ts';
import type { Handlers, Portal } from '../base/http/handler.ts';
import { hashToken } from '../base/secrets/tokens.ts';
import { behindCode, labelOf } from './rows/queries.ts';

export const clearanceDoorHandlers = (portal: Portal): Handlers<typeof clearanceDoor> => ({
  async look({ db, ip }, { token }) {
    // Whoever has the paper in hand is of no house.
    const row = await across(db, () => behindCode(db, hashToken(token)));
    if (!row) {
      await portal.limits.spend('clearanceAddress', ip);
      throw new Refused('CLEARANCES.ERRORS.LINK');
    }
    const { laterYear, laterNumber } = row;
    return {
      ...{ number: labelOf(row), date: row.day, house: row.house, unit: row.label, sum: moneyText(row.total) },
      ...{ state: stateOf(row), endedAt: row.endedAt && dayIn(row.endedAt) },
      replacedBy: laterYear !== null && laterNumber !== null ? clearanceNumber(laterYear, laterNumber) : null,
    };
  },
});
