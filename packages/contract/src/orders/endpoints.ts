import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { paging } from '../base/calls/paging.ts';
import {
  DeclineOrder,
  NewOrder,
  OrderAcceptance,
  OrderAccepted,
  OrderChangeInput,
  OrderCheck,
  OrderDetail,
  OrderList,
  orderListing,
} from './schema.ts';
import { OrderCadastre } from './schema-door.ts';

const needs = 'productAdmin';

/** Orders of new houses, for staff of the portal. */
export const orders = callsOf('orders', {
  list: endpoint('GET /api/v2/order', {
    needs,
    input: z.object({ ...paging, ...orderListing }),
    output: OrderList,
    summary: 'All orders, or those that are not accepted yet, with counts of both.',
  }),
  one: endpoint('GET /api/v2/order/:id', {
    needs,
    input: byId,
    output: OrderDetail,
    summary: 'One order: what the customer sent, what staff changed of it, and its mails.',
  }),
  print: endpoint('GET /api/v2/order/:id/print', {
    needs,
    input: byId,
    output: z.object({ url: z.string() }),
    summary:
      'An address, good for a minute, of the recapitulation of an order to be printed; it names no owners of units.',
  }),
  printed: endpoint('GET /api/v2/order/printed/:ticket', {
    limit: 'export',
    kind: 'bytes',
    needs,
    input: byId,
    output: z.any(),
    summary: 'The recapitulation behind a ticket, a PDF.',
  }),
  create: endpoint('POST /api/v2/order', {
    creates: 'order',
    needs,
    input: NewOrder,
    output: z.object({ id: z.number() }),
    summary: 'Makes an order with its variable symbol and mails the link of its form, which opens it for 60 days.',
    says: 'ORDERS.CREATED',
  }),
  update: endpoint('PUT /api/v2/order/:id', {
    needs,
    input: OrderChangeInput,
    output: z.object({ updatedAt: z.string() }),
    summary:
      'Changes address, person in charge and whether it is free, until it is filled; another address gets a new link.',
    says: 'ORDERS.SAVED',
  }),
  renew: endpoint('PUT /api/v2/order/:id/new-token', {
    needs,
    input: byId,
    output: z.object({ url: z.string() }),
    summary: 'Mails a new link; the one before opens nothing from then on. A declined order waits again.',
    says: 'ORDERS.RENEWED',
  }),
  refuse: endpoint('PUT /api/v2/order/:id/refuse', {
    needs,
    input: DeclineOrder,
    output: z.null(),
    summary: 'Staff decline an order with a reason that the customer is mailed.',
    says: 'ORDERS.DECLINED',
  }),
  remove: endpoint('DELETE /api/v2/order/:id', {
    needs,
    input: byId,
    output: z.null(),
    summary: 'Deletes an order with all that was typed in it; never after its acceptance.',
    says: 'ORDERS.REMOVED',
  }),
  check: endpoint('GET /api/v2/order/form/:id/check', {
    needs,
    input: byId,
    output: OrderCheck,
    summary: 'What the wizard begins with: roles, the community with its modules, the authorised person.',
  }),
  owners: endpoint('POST /api/v2/order/:id/cadastre', {
    kind: 'upload',
    creates: none('only reads a file; what it holds goes with the acceptance'),
    needs,
    effect: 'writes',
    input: OrderCadastre,
    output: z.object({ people: z.string() }),
    summary: 'Who owns what by a file of the land register or a table: JSON text with before and new.',
  }),
  accept: endpoint('PUT /api/v2/order/:id/accept', {
    needs,
    input: OrderAcceptance,
    output: OrderAccepted,
    summary:
      'Makes the whole house of the order once: association, entrances, modules, units with shares and owners, the invitation of the authorised person, the first proforma.',
    says: 'ORDERS.ACCEPTED',
  }),
});
