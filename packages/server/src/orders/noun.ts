import { none } from '#contract/base/noun/define-noun.ts';
import { orders } from '#contract/orders/endpoints.ts';
import { orderAddresses } from '#contract/orders/endpoints-addresses.ts';
import { orderDoor } from '#contract/orders/endpoints-door.ts';
import { employees } from '#contract/orders/endpoints-employees.ts';
import { orderMenu } from '#contract/orders/endpoints-menu.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { orderAddressHandlers, orderHandlers, orderMenuHandlers } from './handlers.ts';
import { orderDoorHandlers } from './handlers-door.ts';
import { employeeHandlers } from './handlers-employees.ts';

export const ordersNoun = defineNoun({
  serves: (portal) => [
    // Before orders by their ids: a word is none.
    served(employees, employeeHandlers(portal)),
    served(orderMenu, orderMenuHandlers()),
    served(orderAddresses, orderAddressHandlers(portal)),
    served(orders, orderHandlers(portal)),
    served(orderDoor, orderDoorHandlers(portal)),
  ],
  tables: owns({
    house_order: { portal: 'orders of houses that are not there yet, and how those that are came to be' },
    order_code: { portal: 'codes that open names of owners in a form' },
    order_mail: { portal: 'which mails are of an order' },
  }),
  guards: none('it keeps no files'),
  personal: none('an order is of no house: who is in it becomes a member with the house, and goes when it is deleted'),
  hears: none('an order is of no house'),
  asks: none('nobody is asked to confirm anything of it'),
  tells: none('notices tell of nothing of it'),
  talks: none('nobody comments on it'),
  mailChecks: none('its mails are of no house and always go'),
  counts: none('the administration of the portal has a menu of its own'),
  days: none('nothing of it falls on a day'),
  jobs: none('people make, fill and check'),
  sample: none('houses of a first start came without orders'),
});
