import * as z from 'zod/mini';
import { AddressAnswer } from '../base/addresses.ts';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { RegisterAnswer } from '../contacts/schema.ts';
import {
  AddressAsked,
  CompanyAsked,
  DoorAsked,
  DoorDecline,
  DraftInput,
  DraftKept,
  FillInput,
  MarkInput,
  MembersAsked,
  MembersShown,
  MembersTold,
  OrderDoor,
  OwnersRead,
  ProveInput,
} from './schema-door.ts';

const needs = 'anyone';

/** Of whoever has the link of an order: one that is wrong, old, sent or was declined is answered alike. */
export const orderDoor = callsOf('orders', {
  look: endpoint('GET /api/v2/order/form/:token', {
    needs,
    input: DoorAsked,
    output: OrderDoor,
    summary: 'The form behind the link as far as it was filled, without anybody of the land register.',
  }),
  draft: endpoint('PUT /api/v2/order/form/:token/draft', {
    needs,
    input: DraftInput,
    output: DraftKept,
    summary: 'Keeps what was typed, so that the link goes on elsewhere; refused where somewhere else was newer.',
  }),
  company: endpoint('GET /api/v2/order/form/:token/company', {
    kind: 'steps',
    needs,
    input: CompanyAsked,
    output: RegisterAnswer,
    summary: 'What the public register says of a company number.',
  }),
  address: endpoint('GET /api/v2/order/form/:token/address', {
    kind: 'steps',
    needs,
    input: AddressAsked,
    output: AddressAnswer,
    summary: 'Addresses that the public register of addresses offers to a text; they are never needed.',
  }),
  owners: endpoint('POST /api/v2/order/form/:token/cadastre', {
    kind: 'upload',
    creates: none('the later file takes the place of the earlier one'),
    needs,
    input: DoorAsked,
    output: OwnersRead,
    summary:
      'Reads who owns what from a file of the land register or a table; answers numbers of units and shares alone.',
  }),
  code: endpoint('POST /api/v2/order/form/:token/code', {
    creates: none('a later code takes the place of the earlier one'),
    needs,
    input: DoorAsked,
    output: z.object({ email: z.string() }),
    summary: 'Mails six digits to the address of the order, good for ten minutes.',
    says: 'ORDERS.DOOR.CODE_SENT',
  }),
  prove: endpoint('POST /api/v2/order/form/:token/prove', {
    creates: none('a code is spent by the first'),
    needs,
    input: ProveInput,
    output: z.object({ proof: z.string() }),
    summary: 'The mailed code for a proof that opens names of owners in this browser for a day.',
  }),
  members: endpoint('POST /api/v2/order/form/:token/members', {
    needs,
    effect: 'reads',
    input: MembersAsked,
    output: MembersShown,
    summary: 'Who owns what, with names and addresses, for whoever has the proof.',
  }),
  mark: endpoint('PUT /api/v2/order/form/:token/members', {
    needs,
    input: MarkInput,
    output: MembersTold,
    summary: 'Which of the owners is the authorised person, and who is to be left out.',
  }),
  fill: endpoint('PUT /api/v2/order/:token/fill', {
    needs,
    input: FillInput,
    output: z.null(),
    summary: 'Sends the order with both consents; from then on the link opens nothing and only staff change it.',
  }),
  decline: endpoint('PUT /api/v2/order/:token/decline', {
    needs,
    input: DoorDecline,
    output: z.null(),
    summary: 'The customer does not want the order, and says why.',
  }),
});
