import type { OrderForm } from '#contract/orders/schema-form.ts';
import type { OrderStep } from '#contract/orders/schema-words.ts';
import { inBrowser } from '../../base/stored.ts';

/** What was typed on this device and the portal has not; `version` is the one that it was typed over. */
export type OrderCopy = { form: OrderForm; step: OrderStep; version: number };

const nameOf = (token: string) => `pavlac.order.${token.slice(0, 16)}`;

export const orderCopies = {
  read(token: string): OrderCopy | null {
    try {
      return JSON.parse(inBrowser.read(nameOf(token)) ?? 'null') as OrderCopy | null;
    } catch {
      return null;
    }
  },
  write: (token: string, copy: OrderCopy) => inBrowser.write(nameOf(token), JSON.stringify(copy)),
  forget: (token: string) => inBrowser.forget(nameOf(token)),
};
