import { defineNoun, none } from '../base/noun/define-noun.ts';
import { orders } from './endpoints.ts';
import { orderAddresses } from './endpoints-addresses.ts';
import { orderDoor } from './endpoints-door.ts';
import { employees } from './endpoints-employees.ts';
import { orderMenu } from './endpoints-menu.ts';
import { orderRefusals } from './rules-refusals.ts';

/** Orders of new houses: a link, a form without signing in, a check by staff, a whole house. */
export const ordersNoun = defineNoun({
  module: 'order',
  endpoints: { orders, orderAddresses, orderMenu, orderDoor, employees },
  refusals: orderRefusals,
  deeds: none('an order is of no house until it is one'),
  mails: [
    'orderLink',
    'orderLinkNew',
    'orderCode',
    'orderRecap',
    'orderFilled',
    'orderRefused',
    'orderDeclined',
    'orderAccepted',
    'employeeAdded',
    'employeesChanged',
  ],
  counts: none('the administration of the portal has a menu of its own'),
  finds: none('the search looks inside of a house'),
});
