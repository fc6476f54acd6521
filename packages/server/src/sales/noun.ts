import { none } from '#contract/base/noun/define-noun.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import { owns } from '../base/db/owned-tables.ts';
import { defineNoun, served } from '../define-noun.ts';
import { ownSaleHandlers, saleHandlers } from './handlers.ts';
import { personalOfSales } from './personal.ts';

export const salesNoun = defineNoun({
  serves: (portal) => [served(sales, saleHandlers()), served(ownSales, ownSaleHandlers(portal))],
  tables: owns({
    sale: { travels: true, inLog: ['sales'] },
    sale_person: { travels: true },
    sale_row: { travels: true },
    sale_share: { travels: true },
  }),
  guards: none('it keeps no files'),
  personal: [personalOfSales],
  hears: none('a change of owners is handed over by a person'),
  asks: none('nobody is asked to confirm reading it'),
  tells: none('the paper is given to the seller'),
  talks: none('nobody comments on it'),
  mailChecks: none('it sends no mails'),
  counts: none('nothing of it is counted in the menu'),
  days: none('no day of the house is of it'),
  jobs: none('people hand over'),
  sample: none('nobody of the sample sold a unit'),
});
